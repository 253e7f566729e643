/**
 * A stable name for a heading: letters and digits of any script, hyphens between. The second of the same name becomes
 * `name-2`; `taken` remembers what the text has used.
 */
export function uniqueSlug(text: string, taken: Set<string>): string {
  const base =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  let slug = base
  for (let number = 2; taken.has(slug); number++) slug = `${base}-${number}`
  taken.add(slug)
  return slug
}
