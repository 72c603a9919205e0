### The vizier beside the market: the texts of the module.

act-use-vizier-aside = Usa il visir per un bazar
