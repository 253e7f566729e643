import LinearProgress from '@mui/material/LinearProgress'
import { useTranslation } from 'react-i18next'
import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  /** 0 to 1; null while it is not known. */
  share: number | null
}

/** The progress of a long operation. */
export function ProgressBar({ label, share }: ProgressBarProps) {
  const { i18n } = useTranslation('admin')
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' })
  return (
    <div className={styles.progress}>
      <span>{label}</span>
      {share !== null && <span className={styles.share}>{percent.format(share)}</span>}
      <LinearProgress
        className={styles.bar ?? ''}
        aria-label={label}
        {...(share === null ? {} : { variant: 'determinate' as const, value: share * 100 })}
      />
    </div>
  )
}
