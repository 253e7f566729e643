import { type KeyPoint, keyPoint } from '@app/contract/key-point/schemas'
import type { TFunction } from 'i18next'
import { z } from 'zod/mini'

/** Each key point in a line. */
function keyPointLines(points: readonly KeyPoint[], t: TFunction<'admin'>): string[] {
  return points.map(({ text, weight, followUp, misconception }) =>
    [text, t('questions.weight', { weight }), followUp, misconception].filter(Boolean).join(' · '),
  )
}

const stored = z.array(keyPoint)

/** How key points are written out in the audit log and in conflicts. */
export function keyPointsText(value: unknown, t: TFunction<'admin'>): string {
  return keyPointLines(stored.safeParse(value).data ?? [], t).join('\n')
}
