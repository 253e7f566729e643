/** Most rows of a file. */
export const MAX_ROWS = 50_000
/** Most columns of a sheet: many times those that are read. */
export const MAX_COLUMNS = 200
