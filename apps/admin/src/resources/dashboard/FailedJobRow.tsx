import type { FailedJob } from '@app/contract/job/schemas'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { useRunAct } from '../../shared/dialog/use-run-act.ts'
import { TimeText } from '../../shared/show/TimeText.tsx'
import styles from './FailedJobRow.module.css'
import type { DashboardMethods } from './methods.ts'

interface FailedJobRowProps {
  job: FailedJob
  onRetried: () => void
}

/** A job that has failed for good, and the button that has it done again: jobs bear being repeated. */
export function FailedJobRow({ job: { id, name, failTime, tries, reason }, onRetried }: FailedJobRowProps) {
  const { t } = useTranslation('admin')
  const { retryJob } = useMethods<DashboardMethods>()
  const { run, isPending } = useRunAct()
  const title = t(`dashboard.job.${name}`, { defaultValue: name })
  const handleRetry = () =>
    run({
      act: () => retryJob(name, id),
      success: t('dashboard.retried', { name: title }),
      onDone: onRetried,
    })
  return (
    <li className={styles.row}>
      <b>{title}</b>
      <span className={styles.facts}>
        <TimeText time={failTime} /> {t('dashboard.tries', { count: tries })}
      </span>
      <Button
        size="small"
        loading={isPending}
        aria-label={t('dashboard.retryJob', { name: title })}
        onClick={handleRetry}
      >
        {t('dashboard.retry')}
      </Button>
      {reason && <span className={styles.reason}>{reason}</span>}
    </li>
  )
}
