import { questionSnapshot } from '@app/contract'
import type { TFunction } from 'i18next'
import type { FieldFormats } from '../../data/field-format.ts'

/** How a question's fields are written out in the audit log, in conflicts and in exports. */
export const questionFields: FieldFormats = {
  bankId: { reference: 'problems/banks' },
  afterId: { reference: 'problems', none: 'order.first' },
  relatedIds: { reference: 'problems' },
  difficulty: { choices: 'difficulty' },
  status: { choices: 'status' },
  keyPoints: keyPointsText,
}

const { keyPoints } = questionSnapshot.shape

function keyPointsText(value: unknown, t: TFunction<'admin'>): string {
  const points = keyPoints.safeParse(value).data ?? []
  const lines = points.map(({ text, weight, synonyms, not, followUp }) =>
    [text, t('questions.weight', { weight }), synonyms.join(' / '), not.join(' / '), followUp]
      .filter(Boolean)
      .join(' · '),
  )
  return lines.join('\n')
}
