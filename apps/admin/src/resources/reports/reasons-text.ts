import { reportCase } from '@app/contract/report/schemas'
import type { TFunction } from 'i18next'

/** The reasons of reports with how often each was given, as an export holds them. */
export function reasonsText(value: unknown, t: TFunction<'admin'>): string {
  const reasons = reportCase.shape.reasons.safeParse(value).data ?? []
  return reasons.map(({ reason, count }) => `${t(`reportReason.${reason}`)} ${count}`).join('\n')
}
