/** An address or path up to the last character that is no slash. */
export const withoutEndSlashes = (address: string): string => /^.*[^/]/.exec(address)?.[0] ?? ''
