import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { useFeatureStore } from '../../../../shared/root/store-context.ts'
import { AssistantStore } from '../../stores/AssistantStore.ts'
import type { ChatMessage } from '../../stores/ChatMessage.ts'
import { MessageTime } from '../MessageTime.tsx'
import { useIsLast } from '../use-is-last.ts'
import { LoadingDots } from './LoadingDots.tsx'
import { ReplyActions } from './ReplyActions.tsx'
import styles from './ReplyFooter.module.css'
import { ReplyInterrupted } from './ReplyInterrupted.tsx'
import { ReplySources } from './ReplySources.tsx'
import { WaitingNote } from './WaitingNote.tsx'

/** Below the words of a reply: how far it is, what it rests on, and what can be done with it. */
export const ReplyFooter = observer(function ReplyFooter({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  const isLast = useIsLast(message)
  const { loading, isReconnecting, status, failure, sources } = message
  const isWaiting = loading && message.content === '' && message.reasoning === ''
  return (
    <>
      {loading && (
        <div className={styles.progress}>
          <LoadingDots />
          {isWaiting && <WaitingNote />}
          <MessageTime message={message} />
        </div>
      )}
      {isReconnecting && <p className={styles.note}>{t('reply.reconnecting')}</p>}
      {failure !== '' && (
        <p className={styles.failure}>
          {failure}
          {message.isFailureLasting && isLast && !loading && <OfflineButton />}
        </p>
      )}
      {!loading && status !== 'complete' && <ReplyInterrupted message={message} />}
      {sources.length > 0 && <ReplySources sources={sources} />}
      {!loading && <ReplyActions message={message} isLast={isLast} />}
    </>
  )
})

/** Has the question answered from the site's content, where the model will not. */
const OfflineButton = observer(function OfflineButton() {
  const { t } = useTranslation('assistant')
  const { conversations } = useFeatureStore(AssistantStore)
  return (
    <Button size="small" onClick={() => void conversations.selected?.turn.regenerate('offline')}>
      {t('reply.askOffline')}
    </Button>
  )
})
