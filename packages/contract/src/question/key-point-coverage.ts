import type { KeyPoint } from './schemas.ts'

/**
 * Which key points a text covers: those of which it holds at least one of the words, in any case and width.
 * A text without words covers nothing and is not judged.
 * @returns one entry per key point, or null when there is nothing to compare
 */
export function coverKeyPoints(text: string, keyPoints: readonly KeyPoint[]): boolean[] | null {
  const answer = normalize(text)
  if (answer === '' || keyPoints.length === 0) return null
  return keyPoints.map(({ synonyms }) => synonyms.some((word) => answer.includes(normalize(word))))
}

/** NFKC, lower case, without blanks: `Read View` is found in `readview`. */
function normalize(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s+/g, '')
}
