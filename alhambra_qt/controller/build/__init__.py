"""From a game to what is shown of it.

``scene.py`` puts the table together out of panels, zones (on the tray or the boards), the shelf and
special cards; ``proofs.py`` and ``proof_lines.py`` show how points come about. How a thing glows
comes from the overlay that the desk gives.
"""
