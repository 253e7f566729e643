import type { PointResult, PointVerdict } from '@app/contract'
import { circled, type Numbered } from '@app/ui/passages'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './PointList.module.css'
import { VERDICT_ICONS } from './verdict-icons.ts'

/** The key points of a question: which were said, and by how much they count. */
export function PointList({ points }: { points: readonly Numbered<PointResult>[] }) {
  const { t } = useTranslation('interview')
  return (
    <div>
      <h3 className={styles.heading}>{t('result.points')}</h3>
      <ul className={styles.points}>
        {points.map(({ text, number, verdict, weight }) => (
          <li key={text} data-verdict={verdict}>
            <Icon name={VERDICT_ICONS[verdict]} size={18} />
            <span>
              {number !== null && <span className={styles.number}>{circled(number)}</span>}
              {text}
              <small className={SEEN.has(verdict) ? '' : 'visually-hidden'}>{t(`verdict.${verdict}`)}</small>
            </span>
            <span className={styles.weight}>{t('result.weight', { weight })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

// The icon says enough of the others.
const SEEN: ReadonlySet<PointVerdict> = new Set(['afterFollowUp', 'partial', 'wrong'])
