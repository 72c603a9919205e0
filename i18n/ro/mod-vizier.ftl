### The vizier beside the market: the texts of the module.

act-use-vizier-aside = Folosește vizirul pentru un bazar
