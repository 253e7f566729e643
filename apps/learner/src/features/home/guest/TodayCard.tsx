import type { QuestionSummary } from '@app/contract/question/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import type { IconName } from '../../../shared/icons.ts'
import { DifficultyLabel } from '../../problems/parts/DifficultyLabel.tsx'
import type { HomeStore } from '../HomeStore.ts'
import { Loaded } from '../sections/Loaded.tsx'
import { LoadFailed } from '../sections/LoadFailed.tsx'
import styles from './TodayCard.module.css'

const STEPS: readonly { key: 'recall' | 'compare' | 'rate'; icon: IconName }[] = [
  { key: 'recall', icon: 'edit' },
  { key: 'compare', icon: 'eye' },
  { key: 'rate', icon: 'ok' },
]

/** The question of the day, and how it is practised. */
export const TodayCard = observer(function TodayCard({ store }: { store: HomeStore }) {
  return (
    <div className={styles.card}>
      <Loaded
        state={store.today.state}
        outline={<Outline />}
        failed={<LoadFailed onRetry={store.loadToday} />}
      >
        {(question) => <Question question={question} />}
      </Loaded>
    </div>
  )
})

function Question({ question }: { question: QuestionSummary | null }) {
  const { t } = useTranslation('home')
  return (
    <>
      <div className={styles.meta}>
        <span>{t('today.label')}</span>
        {question && <DifficultyLabel difficulty={question.difficulty} />}
        {question?.tags.map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </div>
      <h2 className={styles.title}>
        {question ? <Link to={`/problems/bagu/${question.id}`}>{question.title}</Link> : t('today.none')}
      </h2>
      <ol className={styles.steps}>
        {STEPS.map(({ key, icon }) => (
          <li key={key}>
            <Icon name={icon} size={18} />
            {t(`today.step.${key}`)}
          </li>
        ))}
      </ol>
    </>
  )
}

function Outline() {
  return (
    <div className={styles.outline} aria-hidden="true">
      <Skeleton className={styles.outlineMeta} />
      <Skeleton />
    </div>
  )
}
