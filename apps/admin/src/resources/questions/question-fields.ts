import type { FieldFormats } from '../../data/field-format.ts'
import { keyPointsText } from '../../shared/show/key-point-lines.ts'

/** How a question's fields are written out in the audit log, in conflicts and in exports. */
export const questionFields: FieldFormats = {
  bankId: { reference: 'problems/banks' },
  afterId: { reference: 'problems', none: 'order.first' },
  relatedIds: { reference: 'problems' },
  difficulty: { choices: 'difficulty' },
  status: { choices: 'status' },
  keyPoints: keyPointsText,
}
