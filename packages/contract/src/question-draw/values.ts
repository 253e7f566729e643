/** How many banks and tags a filter may name. */
export const MAX_FILTER_BANKS = 50
export const MAX_FILTER_TAGS = 20
