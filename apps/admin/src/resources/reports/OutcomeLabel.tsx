import type { ReportCase } from '@app/contract/report/schemas'
import { useTranslation } from 'react-i18next'
import { Label } from '../../shared/status/Label.tsx'

/** What came of a report, or that it waits. */
export function OutcomeLabel({ row: { outcome } }: { row: ReportCase }) {
  const { t } = useTranslation('admin')
  return outcome === null ? (
    <Label tone="warning">{t('reports.waiting')}</Label>
  ) : (
    <span>{t(`reportOutcome.${outcome}`)}</span>
  )
}
