import type { QuestionSummary } from '@app/contract/question/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { QuestionRow } from '../../problems/parts/QuestionRow.tsx'
import type { HomeStore } from '../HomeStore.ts'
import { Loaded } from '../sections/Loaded.tsx'
import { RowsOutline } from '../sections/RowsOutline.tsx'
import { Section } from '../sections/Section.tsx'
import styles from './HottestQuestions.module.css'

/** The questions that are read most. */
export const HottestQuestions = observer(function HottestQuestions({ store }: { store: HomeStore }) {
  const { t } = useTranslation('today')
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
  const { t } = useTranslation(['today', 'home'])
  if (questions.length === 0)
    return <EmptyState art="soon" title={t('home:empty.title')} hint={t('home:empty.hint')} />
  const areRead = questions.some(({ viewCount }) => viewCount > 0)
  return (
    <ol>
      {questions.map((question, index) => (
        <QuestionRow
          key={question.id}
          question={question}
          search="?sort=hot"
          lead={
            <span className={styles.rank} aria-hidden="true">
              {index + 1}
            </span>
          }
          classes={{ row: styles.row, title: styles.title, difficulty: styles.difficulty }}
        >
          {areRead && (
            <span className={styles.views}>
              {question.viewCount > 0 && t('hottest.views', { count: question.viewCount })}
            </span>
          )}
        </QuestionRow>
      ))}
    </ol>
  )
}
