import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import type { Conversation } from '../stores/Conversation.ts'
import styles from './reply/ReplyInterrupted.module.css'

/** A last question that no reply followed, and the way to have it answered. */
export const UnansweredQuestion = observer(function UnansweredQuestion(props: {
  conversation: Conversation
}) {
  const { t } = useTranslation('assistant')
  const { messages, turn } = props.conversation
  if (messages.at(-1)?.isReply !== false) return null
  return (
    <div className={styles.interrupted}>
      <span>{t('reply.missing')}</span>
      <Button size="small" onClick={() => void turn.regenerate()}>
        {t('reply.regenerate')}
      </Button>
    </div>
  )
})
