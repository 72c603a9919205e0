"""What every page is made of: looks, words, controls, frames, the window itself."""
