import { STANDINGS, standingOf } from '@app/contract/key-point/values'
import { useTranslation } from 'react-i18next'
import styles from './PointCounts.module.css'
import type { SaidPoint } from './points.ts'
import { StandingIcon } from './StandingIcon.tsx'

/** How many points stand which way: as a bar, and in numbers. */
export function PointCounts({ points }: { points: readonly SaidPoint[] }) {
  const { t } = useTranslation('checking')
  const standings = points.map(standingOf)
  const counts = STANDINGS.map((standing) => ({
    standing,
    count: standings.filter((other) => other === standing).length,
  }))
  return (
    <div>
      <h2 className={styles.heading}>{t('pointCount', { count: points.length })}</h2>
      <div className={styles.bar} aria-hidden="true">
        {counts.map(({ standing, count }) =>
          count === 0 ? null : <i key={standing} data-standing={standing} style={{ flexGrow: count }} />,
        )}
      </div>
      <ul className={styles.counts}>
        {counts.map(({ standing, count }) => (
          <li key={standing} data-standing={standing}>
            <StandingIcon standing={standing} />
            <span>{t(`standing.${standing}`)}</span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
