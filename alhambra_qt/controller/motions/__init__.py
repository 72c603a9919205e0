"""Which pieces move when something happens: ``events.py``, and the faces for events of modules."""
