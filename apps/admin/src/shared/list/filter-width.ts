/** The width of the controls above a list: two in a row on a phone. */
export const filterWidth = { width: { xs: 'calc(50% - 4px)', sm: 150 }, minWidth: 0 }
