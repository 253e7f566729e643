/** How wide the controls above a list are: two beside each other on a phone. */
export const filterWidth = { width: { xs: 'calc(50% - 4px)', sm: 150 }, minWidth: 0 }
