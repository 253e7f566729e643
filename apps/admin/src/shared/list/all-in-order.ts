/** Requests records in their order, as many as a page may hold. */
export const allInOrder = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'sortOrder', order: 'ASC' },
} as const

/** Asks for a whole list, which is read page by page. */
export const everyPlace = { page: 1, perPage: 10_000 }
