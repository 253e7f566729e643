/** The width of the controls above a list: two in a row on a phone. */
export const filterWidth = {
  width: { xs: 'calc(50% - 4px)', sm: 150 },
  minWidth: 0,
  // react-admin has those of references stand out of it.
  '& .RaAutocompleteInput-textField': { minWidth: 0 },
}
