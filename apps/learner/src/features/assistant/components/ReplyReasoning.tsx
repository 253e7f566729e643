import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../stores/ChatMessage.ts'
import styles from './ReplyReasoning.module.css'

/** What the model thought before it answered, folded. */
export const ReplyReasoning = observer(function ReplyReasoning({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  if (message.reasoning === '') return null
  const isThinking = message.loading && message.content === ''
  return (
    <details className={styles.reasoning}>
      <summary>{isThinking ? t('reply.thinking') : t('reply.reasoning')}</summary>
      <p>{message.reasoning}</p>
    </details>
  )
})
