import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { CodeEditor } from '@app/ui/code-editor'
import { Button, Select } from 'antd'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PageSkeleton } from '../../../../shared/components/PageSkeleton.tsx'
import { useRootStore } from '../../../../shared/root/store-context.ts'
import { CaseView } from '../../../problems/parts/run/CaseView.tsx'
import { describeEnd, lineProblemsOf } from '../../../problems/parts/run/describe-run.ts'
import { LANGUAGE_NAMES } from '../../../problems/parts/run/languages.ts'
import { ProgramText } from '../../../problems/parts/run/ProgramText.tsx'
import { NotLoaded } from '../../NotLoaded.tsx'
import type { AnswerDraft } from '../AnswerDraft.ts'
import { DraftNote } from '../DraftNote.tsx'
import { FailedAct } from '../FailedAct.tsx'
import { HintButton } from '../HintButton.tsx'
import type { InterviewStore } from '../InterviewStore.ts'
import styles from './CodeAnswer.module.css'
import { CodeAnswerStore } from './CodeAnswerStore.ts'

const FONT_SIZE = 14

interface Props {
  store: InterviewStore
  session: InterviewSession
  draft: AnswerDraft
  problemId: number
}

interface PartProps {
  store: InterviewStore
  session: InterviewSession
  draft: AnswerDraft
  code: CodeAnswerStore
}

/** The programming problem that is asked, the code that answers it, and what comes of it in this browser. */
export const CodeAnswer = observer(function CodeAnswer({ store, session, draft, problemId }: Props) {
  const { t } = useTranslation(['interview', 'code'])
  const root = useRootStore()
  const [code] = useState(() => new CodeAnswerStore(root, draft))
  useEffect(() => {
    void code.load(problemId)
    return code.stop
  }, [code, problemId])
  const program = code.program.value
  if (!program)
    return code.program.status === 'failed' ? (
      <NotLoaded error={code.program.error} onRetry={() => void code.load(problemId)} />
    ) : (
      <PageSkeleton />
    )
  return (
    <section className={styles.frame} aria-label={t('session.code.title')} data-code-answer="">
      <details className={styles.statement} open>
        <summary>{t('session.code.statement')}</summary>
        <ProgramText program={program} />
      </details>
      <div className={styles.tools}>
        <Select
          aria-label={t('code:editor.language')}
          value={code.language}
          options={program.languages.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={code.chooseLanguage}
        />
        <DraftNote store={store} />
      </div>
      <Editor draft={draft} code={code} />
      <Outcome code={code} />
      <FailedAct store={store} />
      <Acts store={store} session={session} draft={draft} code={code} />
    </section>
  )
})

const Editor = observer(function Editor({ draft, code }: Pick<PartProps, 'draft' | 'code'>) {
  const { t } = useTranslation('code')
  const id = useId()
  const { run } = code
  const [end, results] = [run?.end, run?.results]
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two say what the run has come to
  const problems = useMemo(() => (run ? lineProblemsOf(t, run) : []), [end, results, t])
  return (
    <div className={styles.editor}>
      <span id={`${id}-label`} className="visually-hidden">
        {t('editor.label')}
      </span>
      <span id={`${id}-help`} className="visually-hidden">
        {t('interview:session.code.help')}
      </span>
      <CodeEditor
        key={code.language}
        language={code.language}
        value={draft.text}
        onChange={draft.type}
        onBlur={() => void draft.save()}
        labelId={`${id}-label`}
        helpId={`${id}-help`}
        problems={problems}
        fontSize={FONT_SIZE}
        onView={ignore}
      />
    </div>
  )
})

/** Nothing is done to the editor from outside. */
const ignore = () => undefined

const Outcome = observer(function Outcome({ code: { run, isRunning } }: Pick<PartProps, 'code'>) {
  const { t } = useTranslation('code')
  if (!run) return null
  const { passed, places, firstFailure } = run
  const reason = describeEnd(t, run)
  return (
    <div className={styles.outcome}>
      <p role="status" data-verdict={isRunning ? 'running' : run.isPassed ? 'passed' : 'failed'}>
        {t(isRunning ? 'result.running' : 'result.passed', { passed, total: places.length })}
        {reason && ` ${reason}`}
      </p>
      {!isRunning && firstFailure && <CaseView run={run} result={firstFailure} />}
    </div>
  )
})

const Acts = observer(function Acts({ store, session, draft, code }: PartProps) {
  const { t } = useTranslation(['interview', 'code'])
  const { acting } = store
  const isBusy = acting !== null || code.isRunning || store.isInterviewersTurn
  const isEmpty = draft.text.trim() === ''
  const handIn = async () => {
    const outcome = await code.start('submit')
    if (outcome) await store.handIn(outcome)
  }
  return (
    <div className={styles.acts}>
      <HintButton store={store} session={session} />
      <Button type="text" disabled={isBusy} loading={acting === 'skip'} onClick={() => void store.skip()}>
        {t('session.skip')}
      </Button>
      <Button type="text" disabled={isBusy} onClick={() => store.inWords.choose(session, draft)}>
        {t('session.code.inWords')}
      </Button>
      {code.isRunning && (
        <Button type="text" onClick={code.stop}>
          {t('code:act.stop')}
        </Button>
      )}
      <Button disabled={isBusy || isEmpty} onClick={() => void code.start('run')}>
        {t('code:act.run')}
      </Button>
      <Button
        type="primary"
        disabled={isBusy || isEmpty}
        loading={acting === 'answer'}
        onClick={() => void handIn()}
      >
        {t('session.code.handIn')}
      </Button>
    </div>
  )
})
