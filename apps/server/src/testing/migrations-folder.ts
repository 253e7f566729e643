/** The server's own migrations. */
export const migrationsFolder = new URL('../migrations/', import.meta.url)
