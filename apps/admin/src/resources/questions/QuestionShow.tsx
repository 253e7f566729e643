import type { QuestionDetail, QuestionSummary } from '@app/contract'
import { Markdown } from '@app/ui/markdown'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ShowPage } from '../../shared/ShowPage.tsx'
import { KeyPointList } from './KeyPointList.tsx'
import { QuestionFacts } from './QuestionFacts.tsx'
import styles from './QuestionShow.module.css'

type Question = QuestionSummary | QuestionDetail

/** One question as it is stored, its texts as learners see them. */
export function QuestionShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Question>
      list="problems"
      title={t('resources.problems.name')}
      titleOf={({ title }) => title}
      isComplete={isDetail}
    >
      {(question) => isDetail(question) && <QuestionContent question={question} />}
    </ShowPage>
  )
}

function isDetail(question: Question): question is QuestionDetail {
  return 'answer' in question
}

function QuestionContent({ question }: { question: QuestionDetail }) {
  const { t } = useTranslation('admin')
  const { shortAnswer, answer, keyPoints, followUps, related } = question
  return (
    <>
      <QuestionFacts question={question} />
      <Section title={t('questions.shortAnswer')}>
        <Markdown source={shortAnswer} idPrefix="short-" />
      </Section>
      <Section title={t('questions.answer')}>
        <Markdown source={answer} />
      </Section>
      <Section title={t('questions.keyPoints')}>
        <KeyPointList keyPoints={keyPoints} />
      </Section>
      {followUps.length > 0 && (
        <Section title={t('questions.followUps')}>
          <ul className={styles.plain}>
            {followUps.map((followUp) => (
              <li key={followUp}>{followUp}</li>
            ))}
          </ul>
        </Section>
      )}
      {related.length > 0 && (
        <Section title={t('questions.related')}>
          <ul className={styles.plain}>
            {related.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/problems/${id}/show`}>{title}</Link>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
