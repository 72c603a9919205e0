"""Things, events, rules and actions as sentences that are not yet in any language."""
