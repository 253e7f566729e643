const USUAL = ['O(1)', 'O(log n)', 'O(n)', 'O(n log n)', 'O(n²)', 'O(2ⁿ)'] as const

/** Variables of a problem's own, which no usual complexity names. */
const letters = (text: string) => text.replace(/^O\(|\)$/g, '')

/**
 * What one chooses among, the reference in its place by how long it is written, so that its place does not give it away:
 * one that is not usual takes the place of a usual one.
 */
export function complexityChoices(reference: string): string[] {
  if (USUAL.some((one) => one === reference)) return USUAL.slice(0, reference === 'O(2ⁿ)' ? 6 : 5)
  const others = USUAL.slice(0, 4)
  const place = letters(reference).length % (others.length + 1)
  return [...others.slice(0, place), reference, ...others.slice(place)]
}
