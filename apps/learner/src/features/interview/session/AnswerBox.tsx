import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { sessionLimits } from '@app/contract/interview-session/values'
import { Button, Input } from 'antd'
import { observer } from 'mobx-react-lite'
import type { KeyboardEvent } from 'react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { isComposing } from '../../../shared/is-composing.ts'
import { AnswerActs } from './AnswerActs.tsx'
import styles from './AnswerBox.module.css'
import { FailedAct } from './FailedAct.tsx'
import type { InterviewStore } from './InterviewStore.ts'
import { useDictation } from './use-dictation.ts'
import { useFocusedAnswer } from './use-focused-answer.ts'

interface Props {
  store: InterviewStore
  session: InterviewSession
}

/** Where the candidate answers; during a pause, the way to go on. */
export const AnswerBox = observer(function AnswerBox({ store, session }: Props) {
  const { t } = useTranslation('interview')
  const id = useId()
  const dictation = useDictation(store)
  const field = useFocusedAnswer(session.step)
  const { draft, isPaused, isTimeUp } = store
  const send = () => {
    dictation.stop()
    void store.answer()
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event)) return
    event.preventDefault()
    send()
  }
  if (!draft) return null
  return (
    <div className={styles.frame}>
      <FailedAct store={store} />
      {isTimeUp && <p className={styles.timeUp}>{t('session.timeUpText')}</p>}
      {isPaused ? (
        <Paused store={store} />
      ) : (
        <div className={styles.box}>
          <label className="visually-hidden" htmlFor={id}>
            {t('session.answer')}
          </label>
          <Input.TextArea
            ref={field}
            id={id}
            rows={5}
            variant="borderless"
            className={styles.text ?? ''}
            value={draft.text}
            maxLength={sessionLimits.answer}
            placeholder={t(store.isInterviewersTurn ? 'session.listen' : 'session.placeholder')}
            readOnly={store.acting === 'answer' || store.isInterviewersTurn}
            onChange={(event) => draft.type(event.target.value)}
            onKeyDown={handleKey}
          />
          {dictation.isListening && (
            <p className={styles.heard} role="status">
              {dictation.interim === '' ? t('session.listening') : dictation.interim}
            </p>
          )}
          <AnswerActs store={store} session={session} dictation={dictation} onSend={send} />
        </div>
      )}
    </div>
  )
})

const Paused = observer(function Paused({ store }: Pick<Props, 'store'>) {
  const { t } = useTranslation('interview')
  return (
    <div className={styles.paused}>
      <div>
        <p className={styles.pausedTitle}>{t('session.paused')}</p>
        <p>{t('session.pausedText')}</p>
      </div>
      <Button
        type="primary"
        autoFocus
        loading={store.acting === 'resume'}
        onClick={() => void store.resume()}
      >
        {t('session.goOn')}
      </Button>
    </div>
  )
})
