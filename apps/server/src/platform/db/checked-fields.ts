/** Where it is stored how an item was checked, in the table of every kind of items. */
export const checkedFields = {
  checkedDate: { column: 'checked_date', type: 'text' },
  versions: { column: 'versions', type: 'text[]' },
  sources: { column: 'sources', type: 'text[]' },
} as const
