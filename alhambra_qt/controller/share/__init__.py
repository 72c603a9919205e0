"""A shared game: its public data, and a page of it for a browser.

``shared_game`` collects the data without a language, ``drawings`` draws it as SVG, ``moments``
turns the positions into data for the script of the page, and ``html_page`` fills the template. No
module knows Qt.
"""
