import type {
  InterviewQuestionRecord,
  InterviewQuestionRecordDetail,
} from '@app/contract/interview-question-record/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts } from '../../../shared/show/Facts.tsx'
import sections from '../../../shared/show/Sections.module.css'
import { ShowPage } from '../../../shared/show/ShowPage.tsx'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import { DifficultyLabel } from '../../../shared/status/DifficultyLabel.tsx'
import { StatusLabel } from '../../../shared/status/StatusLabel.tsx'
import { isInterviewQuestionDetail } from '../is-interview-question-detail.ts'
import { InterviewQuestionActions } from './InterviewQuestionActions.tsx'
import { InterviewQuestionArticle } from './InterviewQuestionArticle.tsx'

type Point = InterviewQuestionRecord | InterviewQuestionRecordDetail

/** One interview question as learners see it, with its facts and actions. */
export function InterviewQuestionShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Point>
      list="interview/bank-questions"
      title={t('resources.interview/bank-questions.name')}
      titleOf={({ title }) => title}
      isComplete={isInterviewQuestionDetail}
      actions={(question) => <InterviewQuestionActions question={question} />}
    >
      {(question) => isInterviewQuestionDetail(question) && <InterviewQuestionContent question={question} />}
    </ShowPage>
  )
}

function InterviewQuestionContent({ question }: { question: InterviewQuestionRecordDetail }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <InterviewQuestionArticle question={question} />
      {question.questions.length > 0 && (
        <section className={sections.section}>
          <h2>{t('interviewQuestions.training')}</h2>
          <ul className={sections.plain}>
            {question.questions.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/problems/${id}/show`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={sections.section}>
        <h2>{t('questions.facts')}</h2>
        <InterviewQuestionFacts question={question} />
      </section>
    </>
  )
}

function InterviewQuestionFacts({ question }: { question: InterviewQuestionRecordDetail }) {
  const { t } = useTranslation('admin')
  const name = (field: string) => t(`resources.interview/bank-questions.fields.${field}`)
  return (
    <Facts
      facts={[
        [name('status'), <StatusLabel key="status" status={question.status} />],
        [name('bankId'), question.bankName],
        [name('topic'), question.topic],
        [name('difficulty'), <DifficultyLabel key="difficulty" difficulty={question.difficulty} />],
        [name('minutes'), question.minutes],
        [name('slug'), question.slug],
        [name('id'), question.id],
        [name('version'), question.version],
        [name('createTime'), <TimeText key="created" time={question.createTime} />],
        [name('updateTime'), <TimeText key="updated" time={question.updateTime} />],
        [
          name('editTime'),
          <TimeText key="edited" time={question.editTime} never={t('questions.neverEdited')} />,
        ],
      ]}
    />
  )
}
