import type {
  InterviewSessionDetail,
  InterviewSessionRecord,
} from '@app/contract/interview-session-record/schemas'
import ReplayOutlined from '@mui/icons-material/ReplayOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { ActButton } from '../../../shared/acts/ActButton.tsx'
import type { QueueKind } from '../../../shared/queue/queue-kind.ts'
import { ShowPage } from '../../../shared/show/ShowPage.tsx'
import { rescoreSession } from '../acts.ts'
import { SessionLabels } from '../SessionLabels.tsx'
import type { DecisionDrafts } from './decision-draft.ts'
import { QuestionNav } from './QuestionNav.tsx'
import { QuestionPanel } from './QuestionPanel.tsx'
import { SessionHead } from './SessionHead.tsx'
import styles from './SessionShow.module.css'

type Session = InterviewSessionRecord | InterviewSessionDetail

const queue: QueueKind<Session> = {
  filter: { hasObjection: true },
  sort: { field: 'createTime', order: 'ASC' },
  isWaiting: ({ openObjectionCount }) => openObjectionCount > 0,
  label: (session) => (
    <>
      <strong>{session.username}</strong> {session.bankName}
      <br />
      <SessionLabels record={session} />
    </>
  ),
}

/** One interview: what was said, and what its scores rest on. */
export function SessionShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Session>
      list="interview/questions"
      title={t('resources.interview/questions.name')}
      titleOf={({ username, bankName }) => t('interviewSessions.title', { username, bankName })}
      actions={(session) =>
        session.state === 'finished' && (
          <ActButton
            act={rescoreSession}
            ids={[session.id]}
            change={{}}
            look={{ variant: 'outlined', startIcon: <ReplayOutlined /> }}
          />
        )
      }
      isComplete={isWhole}
      isWide
      queue={queue}
    >
      {(session) => isWhole(session) && <SessionContent key={session.id} session={session} />}
    </ShowPage>
  )
}

function isWhole(session: Session): session is InterviewSessionDetail {
  return 'questions' in session
}

function SessionContent({ session }: { session: InterviewSessionDetail }) {
  const [drafts, setDrafts] = useState<DecisionDrafts>({})
  const [search, setSearch] = useSearchParams()
  const asked = session.questions.filter(({ state }) => state !== 'waiting')
  const objected = session.objections.find(({ outcome }) => outcome === 'open')?.place
  const chosen = Number(search.get('place') ?? objected ?? asked[0]?.place)
  const question = asked.find(({ place }) => place === chosen) ?? asked[0]
  const choose = (place: number) => setSearch({ place: String(place) }, { replace: true })
  return (
    <div className={styles.session}>
      <SessionHead session={session} />
      {question && (
        <div className={styles.columns}>
          <QuestionNav session={session} questions={asked} chosen={question.place} onChoose={choose} />
          <QuestionPanel
            key={question.place}
            session={session}
            question={question}
            drafts={drafts}
            onDraft={(draft) => setDrafts({ ...drafts, [draft.revision.id]: draft })}
          />
        </div>
      )}
    </div>
  )
}
