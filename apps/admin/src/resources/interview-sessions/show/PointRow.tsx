import type { PointResult } from '@app/contract/interview-session/schemas'
import { type Standing, standingOf } from '@app/contract/key-point/values'
import { circled, type Numbered } from '@app/ui/passages'
import CancelOutlined from '@mui/icons-material/CancelOutlined'
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined'
import HelpOutlineOutlined from '@mui/icons-material/HelpOutlineOutlined'
import RadioButtonUncheckedOutlined from '@mui/icons-material/RadioButtonUncheckedOutlined'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PointRow.module.css'

const ICONS = {
  right: CheckCircleOutlined,
  unchecked: HelpOutlineOutlined,
  missing: RadioButtonUncheckedOutlined,
  wrong: CancelOutlined,
} as const satisfies Record<Standing, unknown>

interface PointRowProps {
  point: Numbered<PointResult>
  /** The point in another scoring. */
  before?: PointResult | undefined
  /** Stands in place of how the point stands. */
  children?: ReactNode
}

/** A key point, how it stands and by whom, its weight and whether it rests on words. */
export function PointRow({ point, before, children }: PointRowProps) {
  const { t } = useTranslation('admin')
  const { text, standing, weight, number, passage, checker } = point
  const Icon = ICONS[standing]
  const was = before && standingOf(before)
  return (
    <li className={styles.point} data-standing={standing}>
      <Icon fontSize="small" />
      <div>
        {number !== null && <span className={styles.number}>{circled(number)}</span>}
        {text}
      </div>
      <div className={styles.standing}>
        {children ?? t(`interviewSessions.standing.${standing}`)}
        {was && was !== standing && (
          <small>{t('interviewSessions.was', { standing: t(`interviewSessions.standing.${was}`) })}</small>
        )}
        {checker && <small>{t(`interviewSessions.scorer.${checker}`)}</small>}
        <small>{t('interviewSessions.weight', { weight })}</small>
      </div>
      {passage === null && <small className={styles.evidence}>{t('interviewSessions.noPassage')}</small>}
    </li>
  )
}
