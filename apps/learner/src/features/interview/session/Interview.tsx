import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { Segmented } from 'antd'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AnswerBox } from './AnswerBox.tsx'
import { LazyCodeAnswer } from './code/lazy-code-answer.tsx'
import styles from './Interview.module.css'
import type { InterviewStore } from './InterviewStore.ts'
import { QuestionProgress } from './QuestionProgress.tsx'
import { SessionBar } from './SessionBar.tsx'
import { Talk } from './Talk.tsx'
import { useSessionSaving } from './use-session-saving.ts'

interface Props {
  store: InterviewStore
  session: InterviewSession
}

const PARTS = ['talk', 'problem', 'code'] as const

/** What a phone shows of a question about code. */
type Pane = (typeof PARTS)[number]

/** The interview: its clock, the talk, the answer, and how far it is. */
export const Interview = observer(function Interview({ store, session }: Props) {
  const { t } = useTranslation('interview')
  useSessionSaving(store)
  const { draft, problemId } = store
  const [chosen, setChosen] = useState<{ pane: Pane; turns: number }>({ pane: 'talk', turns: 0 })
  const turns = session.turns.length
  // What is said meanwhile, as a hint, is shown.
  const pane = chosen.turns === turns ? chosen.pane : 'talk'
  const isCoding = draft !== null && problemId !== null
  return (
    <>
      <SessionBar store={store} session={session} />
      {isCoding && (
        <Segmented
          block
          className={styles.panes ?? ''}
          aria-label={t('session.code.parts')}
          value={pane}
          options={PARTS.map((value) => ({ value, label: t(`session.code.part.${value}`) }))}
          onChange={(value) => setChosen({ pane: value, turns })}
        />
      )}
      <div className={styles.columns} data-answer-box="" data-coding={isCoding} data-pane={pane}>
        <section className={styles.main} aria-label={t('session.talk')}>
          <Talk store={store} session={session} />
          {!isCoding && <AnswerBox store={store} session={session} />}
        </section>
        {isCoding ? (
          <LazyCodeAnswer
            key={problemId}
            store={store}
            session={session}
            draft={draft}
            problemId={problemId}
          />
        ) : (
          <Aside session={session} />
        )}
      </div>
    </>
  )
})

/** How far it is, and how it goes. */
function Aside({ session }: Pick<Props, 'session'>) {
  const { t } = useTranslation('interview')
  return (
    <aside className={styles.aside} aria-label={t('session.progress')}>
      <QuestionProgress session={session} />
      <section>
        <h2>{t('session.rules')}</h2>
        <p>{t('session.rulesText')}</p>
        <p>{t(session.interviewer === 'embedded' ? 'scoring.embedded' : 'scoring.model')}</p>
        {session.interviewerFailure !== null && (
          <p data-interviewer-failure="">
            {t('session.embeddedTookOver', {
              reason: t(`modelFailure.${session.interviewerFailure}`),
            })}
          </p>
        )}
      </section>
    </aside>
  )
}
