import type { QuestionRecord, QuestionRecordDetail } from '@app/contract/question-record/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import styles from '../../../shared/show/Sections.module.css'
import { ShowPage } from '../../../shared/show/ShowPage.tsx'
import { isQuestionDetail } from '../is-question-detail.ts'
import { QuestionActions } from './QuestionActions.tsx'
import { QuestionArticle } from './QuestionArticle.tsx'
import { QuestionFacts } from './QuestionFacts.tsx'

type Question = QuestionRecord | QuestionRecordDetail

/** One question as learners see it, with its facts and actions. */
export function QuestionShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Question>
      list="problems"
      title={t('resources.problems.name')}
      titleOf={({ title }) => title}
      isComplete={isQuestionDetail}
      actions={(question) => <QuestionActions question={question} />}
    >
      {(question) => isQuestionDetail(question) && <QuestionContent question={question} />}
    </ShowPage>
  )
}

function QuestionContent({ question }: { question: QuestionRecordDetail }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <QuestionArticle question={question} />
      {question.related.length > 0 && (
        <section className={styles.section}>
          <h2>{t('questions.related')}</h2>
          <ul className={styles.plain}>
            {question.related.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/problems/${id}/show`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <h2>{t('questions.facts')}</h2>
        <QuestionFacts question={question} />
      </section>
    </>
  )
}
