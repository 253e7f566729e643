/** Logs a failure that the user is not told about. */
export function warn(what: string, cause: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place where the site logs.
  console.warn(what, cause)
}
