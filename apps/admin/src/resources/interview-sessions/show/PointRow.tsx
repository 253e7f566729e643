import { isMissed, type PointResult, type PointVerdict } from '@app/contract'
import { circled, type Numbered } from '@app/ui/passages'
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import TimelapseOutlined from '@mui/icons-material/TimelapseOutlined'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PointRow.module.css'

const ICONS = {
  covered: CheckCircleOutlined,
  afterFollowUp: CheckCircleOutlined,
  partial: TimelapseOutlined,
  missing: CancelOutlined,
  wrong: ErrorOutlined,
}

interface PointRowProps {
  point: Numbered<PointResult>
  /** What another scoring found of it. */
  before?: PointVerdict | undefined
  /** The wordings that were looked for. */
  sought?: readonly string[] | undefined
  /** Stands in place of the verdict's name. */
  children?: ReactNode
}

/** A key point with its verdict, its weight and what it rests on. */
export function PointRow({ point, before, sought, children }: PointRowProps) {
  const { t } = useTranslation('admin')
  const { text, verdict, weight, number, passage } = point
  const Icon = ICONS[verdict]
  return (
    <li className={styles.point} data-verdict={verdict}>
      <Icon fontSize="small" />
      <div>
        {number !== null && <span className={styles.number}>{circled(number)}</span>}
        {text}
      </div>
      <div className={styles.verdict}>
        {children ?? t(`interviewSessions.verdict.${verdict}`)}
        {before && before !== verdict && (
          <small>{t('interviewSessions.was', { verdict: t(`interviewSessions.verdict.${before}`) })}</small>
        )}
        <small>{t('interviewSessions.weight', { weight })}</small>
      </div>
      {passage === null && (
        <small className={styles.evidence}>
          {t('interviewSessions.noPassage')}
          {isMissed(verdict) &&
            sought &&
            sought.length > 0 &&
            t('interviewSessions.sought', { list: sought.join(t('interviewSessions.comma')) })}
        </small>
      )}
    </li>
  )
}
