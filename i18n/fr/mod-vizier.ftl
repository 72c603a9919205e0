### The vizier beside the market: the texts of the module.

act-use-vizier-aside = Utiliser le vizir pour un bazar
