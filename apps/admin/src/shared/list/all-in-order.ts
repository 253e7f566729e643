/** Requests records in their order, as many as a page may hold. */
export const allInOrder = {
  pagination: { page: 1, perPage: 100 },
  sort: { field: 'sortOrder', order: 'ASC' },
} as const
