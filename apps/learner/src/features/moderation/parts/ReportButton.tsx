import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { LazyReportDialog } from './lazy-report-dialog.ts'
import type { ReportedTarget } from './ReportForm.ts'

/** Leads to the report of something that somebody else published. */
export function ReportButton({
  target,
  className,
}: {
  target: ReportedTarget
  className?: string | undefined
}) {
  const { t } = useTranslation('comments')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className={className} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="flag" size={16} />
        {t('report.act')}
      </button>
      {isOpen && <LazyReportDialog target={target} onClose={() => setOpen(false)} outline={null} />}
    </>
  )
}
