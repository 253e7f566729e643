import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../stores/ChatMessage.ts'
import { useIsLast } from '../use-is-last.ts'
import { LoadingDots } from './LoadingDots.tsx'
import { MessageTime } from './MessageTime.tsx'
import styles from './Reply.module.css'
import { ReplyActions } from './ReplyActions.tsx'
import { ReplyInterrupted } from './ReplyInterrupted.tsx'
import { ReplyReasoning } from './ReplyReasoning.tsx'
import { ReplySources } from './ReplySources.tsx'
import { ReplyText } from './ReplyText.tsx'

/** What the assistant says. */
export const Reply = observer(function Reply({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  const isLast = useIsLast(message)
  const { loading, isReconnecting, status, failure, sources } = message
  return (
    <div className={styles.reply} data-reply="">
      <ReplyReasoning message={message} />
      <ReplyText message={message} />
      {loading && (
        <div className={styles.progress}>
          <LoadingDots />
          <MessageTime timestamp={message.timestamp} />
        </div>
      )}
      {isReconnecting && <p className={styles.note}>{t('reply.reconnecting')}</p>}
      {failure !== '' && <p className={styles.failure}>{failure}</p>}
      {!loading && status !== 'complete' && <ReplyInterrupted isLast={isLast} />}
      {sources.length > 0 && <ReplySources sources={sources} />}
      {!loading && <ReplyActions message={message} isLast={isLast} />}
    </div>
  )
})
