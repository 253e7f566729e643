import type { QuestionSummary } from '@app/contract'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { DifficultyLabel } from '../../../shared/question/DifficultyLabel.tsx'
import type { HomeStore } from '../HomeStore.ts'
import styles from './HottestQuestions.module.css'
import { Loaded } from './Loaded.tsx'
import { LoadFailed } from './LoadFailed.tsx'
import { RowsOutline } from './RowsOutline.tsx'
import { Section } from './Section.tsx'

/** The questions that are read most. */
export const HottestQuestions = observer(function HottestQuestions({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const count = store.hottest.value?.total
  return (
    <Section
      title={t('hottest.title')}
      {...(count && { more: { to: '/problems?sort=hot', text: t('hottest.all', { count }) } })}
    >
      <Loaded
        state={store.hottest.state}
        outline={<RowsOutline rows={7} />}
        failed={<LoadFailed onRetry={store.loadHottest} />}
      >
        {({ records }) => <Questions questions={records} />}
      </Loaded>
    </Section>
  )
})

function Questions({ questions }: { questions: QuestionSummary[] }) {
  const { t } = useTranslation('home')
  if (questions.length === 0) return <EmptyState art="soon" title={t('empty.title')} hint={t('empty.hint')} />
  const areRead = questions.some(({ viewCount }) => viewCount > 0)
  return (
    <ol>
      {questions.map((question, index) => (
        <Question key={question.id} question={question} rank={index + 1} showsViews={areRead} />
      ))}
    </ol>
  )
}

interface QuestionProps {
  question: QuestionSummary
  rank: number
  showsViews: boolean
}

function Question({ question, rank, showsViews }: QuestionProps) {
  const { t } = useTranslation('home')
  const { id, title, tags, difficulty, viewCount } = question
  return (
    <li className={styles.row}>
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      <div className={styles.title}>
        <Link to={`/problems/bagu/${id}?sort=hot`}>{title}</Link>
        <span className={styles.tags}>
          {tags.map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
        </span>
      </div>
      <span className={styles.difficulty}>
        <DifficultyLabel difficulty={difficulty} />
      </span>
      {showsViews && <span className={styles.views}>{t('hottest.views', { count: viewCount })}</span>}
    </li>
  )
}
