import { PERSONAL_CHECKLIST } from '@app/contract/interview-question/values'
import type { MentionableKeyPoint } from '@app/contract/key-point/schemas'
import { type Language, translator } from '../../../platform/i18n.ts'

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
