### The vizier beside the market: the texts of the module.

act-use-vizier-aside = Use the vizier for a bazaar
