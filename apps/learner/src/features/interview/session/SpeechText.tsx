import { Think } from '@ant-design/x'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { InterviewerSpeech } from './InterviewerSpeech.ts'
import styles from './Talk.module.css'

/** What the interviewer is saying; while a model only thinks, what it thinks, and while it is silent, how long that is borne. */
export const SpeechText = observer(function SpeechText({ speech }: { speech: InterviewerSpeech }) {
  const { t } = useTranslation('interview')
  const { text, reasoning, waitSeconds } = speech
  return (
    <div className={styles.say} data-speech="">
      {reasoning !== '' && text === '' && (
        <Think title={t('session.thinking')} loading defaultExpanded={false}>
          {reasoning}
        </Think>
      )}
      {waitSeconds !== null && (
        <p className={styles.waits}>{t('session.modelSilent', { count: waitSeconds })}</p>
      )}
      {text !== '' && <p>{text}</p>}
    </div>
  )
})
