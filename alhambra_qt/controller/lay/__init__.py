"""Tables of cardboard: an evening of three scorings by numbers, and the texts they travel in.

An ``Evening`` is data that never changes; each edit returns another one. The engine scores it.
"""
