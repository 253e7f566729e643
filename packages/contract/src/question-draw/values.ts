/** How many banks a filter may name. */
export const MAX_FILTER_BANKS = 50
