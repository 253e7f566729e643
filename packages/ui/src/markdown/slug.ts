/** The names that a text has used, each with the last number that was put behind it. */
export type Slugs = Map<string, number>

/** The name of a heading that is the first of its text, as it stands in markdown. */
export const headingSlug = (heading: string): string => uniqueSlug(heading.replace(/`|\*\*/g, ''), new Map())

/**
 * A stable name for a heading: letters and digits of any script, hyphens between. The second of the same name becomes
 * `name-2`; `taken` remembers what the text has used.
 */
export function uniqueSlug(text: string, taken: Slugs): string {
  const base =
    text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section'
  let slug = base
  let number = taken.get(base) ?? 1
  while (taken.has(slug)) slug = `${base}-${++number}`
  taken.set(base, number)
  if (slug !== base) taken.set(slug, 1)
  return slug
}
