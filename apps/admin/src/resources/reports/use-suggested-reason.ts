import type { ReportCase } from '@app/contract/report/schemas'
import { useTranslation } from 'react-i18next'

/** What is said to the author at first: the reason that was given most often, where it says something. */
export function useSuggestedReason(row: Pick<ReportCase, 'reasons'> | undefined): string {
  const { t } = useTranslation('admin')
  const most = row?.reasons.find(({ reason }) => reason !== 'other')
  return most ? t(`reportReason.${most.reason}`) : ''
}
