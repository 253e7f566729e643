import type { PointVerdict } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { circled, type NumberedPoint } from './mark-passages.ts'
import styles from './PointList.module.css'

/** The key points of a question: which were said, and by how much they count. */
export function PointList({ points }: { points: readonly NumberedPoint[] }) {
  const { t } = useTranslation('interview')
  return (
    <div>
      <h3 className={styles.heading}>{t('result.points')}</h3>
      <ul className={styles.points}>
        {points.map(({ text, number, verdict, weight }) => (
          <li key={text} data-verdict={verdict}>
            <Icon name={ICONS[verdict]} size={18} />
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
const ICONS = { covered: 'ok', afterFollowUp: 'ok', partial: 'info', missing: 'bad', wrong: 'warn' } as const
