import type { KnowledgePointSummary } from '@app/contract/chapter/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from './PointList.module.css'
import { PointMark } from './PointMark.tsx'
import { pointStateOf } from './point-state.ts'

/** Knowledge points in their order, each with its state in a mark and in words. */
export function PointList({ points }: { points: readonly KnowledgePointSummary[] }) {
  const { t } = useTranslation('learning')
  return (
    <ol className={styles.list}>
      {points.map((point) => {
        const state = pointStateOf(point)
        return (
          <li key={point.id} className={styles.row}>
            <PointMark state={state} />
            <div>
              <Link className={styles.title} to={`/learning/core-knowledge/${point.id}`}>
                {point.title}
              </Link>
              <p className={styles.summary}>{point.summary}</p>
            </div>
            <p className={styles.facts}>
              <span>{t(`state.${state}`)}</span>
              <span>{t('point.minutes', { count: point.minutes })}</span>
            </p>
          </li>
        )
      })}
    </ol>
  )
}
