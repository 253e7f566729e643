import type { MentionableKeyPoint } from '@app/contract/key-point/schemas'
import { PERSONAL_CHECKLIST } from '@app/contract/key-point/values'
import { type Language, translator } from '../i18n.ts'
import { toMentionable } from './mentionable.ts'

/** What an answer about oneself should hold, in place of key points: it is rated, not recognised. */
export function checklistPoints(language: Language): MentionableKeyPoint[] {
  return PERSONAL_CHECKLIST.map((item) => ({
    text: translator(language)(`interviewer:checklist.${item}`),
    weight: 1,
    followUp: '',
    misconception: '',
    words: [],
  }))
}

/** What is stored of a question's points: {@link toMentionable}. */
interface StoredPoints {
  isPersonal: unknown
  keyPoints: unknown
  words: unknown
}

/** What the answer to a stored question is held against: its key points, or the checklist where it is about the candidate. */
export function pointsOf(
  { isPersonal, keyPoints, words }: StoredPoints,
  language: Language,
): MentionableKeyPoint[] {
  return isPersonal === true ? checklistPoints(language) : toMentionable(keyPoints, words)
}
