/** As many banks as a page may hold, in their order. */
export const allBanks = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'sortOrder', order: 'ASC' },
} as const
