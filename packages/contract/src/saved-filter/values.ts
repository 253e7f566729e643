/** How long a saved filter's name may be, how long all that it says, and how many a list may have. */
export const savedFilterLimits = { name: 50, query: 4000, perList: 100 } as const
