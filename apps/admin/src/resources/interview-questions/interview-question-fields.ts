import { interviewQuestionSnapshot } from '@app/contract'
import type { TFunction } from 'i18next'
import type { FieldFormats } from '../../data/field-format.ts'

const { keyPoints, anchors } = interviewQuestionSnapshot.shape

/** How an interview question's fields are written out in the audit log and in conflicts. */
export const interviewQuestionFields: FieldFormats = {
  bankId: { reference: 'interview/banks' },
  afterId: { reference: 'interview/bank-questions', none: 'order.first' },
  questionIds: { reference: 'problems' },
  difficulty: { choices: 'difficulty' },
  status: { choices: 'status' },
  keyPoints: keyPointsText,
  anchors: (value) => Object.values(anchors.safeParse(value).data ?? {}).join('\n'),
}

/** Each key point in a line. */
export function keyPointsText(value: unknown, t: TFunction<'admin'>): string {
  const points = keyPoints.safeParse(value).data ?? []
  const lines = points.map(({ text, weight, dimension, synonyms, not, followUp }) =>
    [
      text,
      t('questions.weight', { weight }),
      t(`keyPointDimension.${dimension}`),
      synonyms.join(' / '),
      not.join(' / '),
      followUp,
    ]
      .filter(Boolean)
      .join(' · '),
  )
  return lines.join('\n')
}
