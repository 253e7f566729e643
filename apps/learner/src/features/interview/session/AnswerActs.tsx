import type { InterviewSession } from '@app/contract/interview-session/schemas'
import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { Glyph } from '../Glyph.tsx'
import styles from './AnswerBox.module.css'
import type { Dictation } from './Dictation.ts'
import { DraftNote } from './DraftNote.tsx'
import { HintButton } from './HintButton.tsx'
import type { InterviewStore } from './InterviewStore.ts'

interface Props {
  store: InterviewStore
  session: InterviewSession
  dictation: Dictation
  onSend: () => void
}

/** What one can do with the question: say it instead of typing, ask for a hint, skip it, answer. */
export const AnswerActs = observer(function AnswerActs({ store, session, dictation, onSend }: Props) {
  const { t } = useTranslation('interview')
  const { acting, draft } = store
  const isBusy = acting !== null || store.isInterviewersTurn
  return (
    <div className={styles.acts}>
      {dictation.isSupported && (
        <Button
          type="text"
          aria-label={t('session.dictate')}
          aria-pressed={dictation.isListening}
          className={styles.mic ?? ''}
          disabled={store.isInterviewersTurn}
          icon={<Icon name={dictation.isListening ? 'stop' : 'mic'} />}
          onClick={dictation.toggle}
        />
      )}
      <HintButton store={store} session={session} />
      <Button type="text" disabled={isBusy} loading={acting === 'skip'} onClick={() => void store.skip()}>
        <Glyph name="skip" />
        {t('session.skip')}
      </Button>
      {draft && store.inWords.isAbout(session) && (
        <Button type="text" disabled={isBusy} onClick={() => store.inWords.takeBack(draft)}>
          {t('session.code.back')}
        </Button>
      )}
      <DraftNote store={store} />
      <Button
        type="primary"
        className={styles.send ?? ''}
        disabled={(isBusy && acting !== 'answer') || !draft?.text.trim()}
        loading={acting === 'answer'}
        onClick={onSend}
      >
        {t('session.send')}
        <kbd className={styles.key}>Ctrl+Enter</kbd>
      </Button>
    </div>
  )
})
