import { keyPoint, type MentionableKeyPoint, pointWord } from '@app/contract/key-point/schemas'
import { z } from 'zod/mini'

const storedPoints = z.array(keyPoint)
const storedWords = z.array(z.array(pointWord))

/**
 * The key points of a stored question with the words by which they are recognised.
 * @param keyPoints the column `key_points`
 * @param words the column `key_point_words`, written after it
 */
export function toMentionable(keyPoints: unknown, words: unknown): MentionableKeyPoint[] {
  const listed = storedWords.parse(words)
  return storedPoints.parse(keyPoints).map((point, place) => ({ ...point, words: listed[place] ?? [] }))
}
