import type { QuestionMemory } from '@app/contract/review/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format-time.ts'
import styles from './MemorySection.module.css'
import { curveLine } from './memory-line.ts'
import type { QuestionStore } from './QuestionStore.ts'

/** How well the question was remembered from its first self-rating to today. */
export const MemorySection = observer(function MemorySection({ store }: { store: QuestionStore }) {
  const { t } = useTranslation('problems')
  const memory = store.rating.memory.value
  if (!memory || memory.curve.length === 0) return null
  return (
    <section>
      <h2>{t('aside.memory')}</h2>
      <Curve memory={memory} />
    </section>
  )
})

function Curve({ memory: { curve, ratings } }: { memory: QuestionMemory }) {
  const { t, i18n } = useTranslation('problems')
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 0 })
  const [first] = curve
  const last = curve.at(-1)
  if (!first || !last) return null
  const line = curveLine(curve)
  return (
    <>
      {line.isWide && (
        <svg className={styles.curve} viewBox={line.viewBox} aria-hidden="true">
          <path d={line.path} />
          <circle cx={line.end.x} cy={line.end.y} r="3.5" />
          <text x={line.start.x} y={line.foot}>
            {formatDate(`${first.day}T12:00:00`, i18n.language)}
          </text>
          <text x={line.end.x} y={line.foot} textAnchor="end">
            {formatDate(`${last.day}T12:00:00`, i18n.language)}
          </text>
        </svg>
      )}
      <p className={styles.words}>
        {t('aside.memoryToday', { count: ratings, percent: percent.format(last.recall) })}
      </p>
    </>
  )
}
