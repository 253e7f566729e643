/** So many characters of what is looked for stand in an address: more than the server looks for, so that it can say so. */
const KEPT = 200

/** What is looked for, without the blanks around it and as long as an address may be. */
export function clipQuery(text: string): string {
  return [...text.trim().slice(0, 2 * KEPT)].slice(0, KEPT).join('').trimEnd()
}

/** The address of a search; null where there is nothing to look for. */
export function searchAddress(text: string): string | null {
  const q = clipQuery(text)
  return q === '' ? null : `/search?${new URLSearchParams({ q })}`
}
