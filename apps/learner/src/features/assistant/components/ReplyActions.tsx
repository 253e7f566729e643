import { copyText } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../app/store-context.ts'
import { IconButton } from '../../../shared/components/IconButton.tsx'
import { AssistantStore } from '../stores/AssistantStore.ts'
import type { ChatMessage } from '../stores/ChatMessage.ts'
import { useSend } from '../use-send.ts'
import { MessageTime } from './MessageTime.tsx'
import styles from './ReplyActions.module.css'

/** Milliseconds that the button shows that it has copied. */
const COPIED_TIME = 2_000

/** What one can do with a reply. */
export const ReplyActions = observer(function ReplyActions(props: { message: ChatMessage; isLast: boolean }) {
  const { message, isLast } = props
  const { t } = useTranslation('assistant')
  const { conversations } = useFeatureStore(AssistantStore)
  const send = useSend()
  const { selected } = conversations
  return (
    <div className={styles.actions}>
      {message.content !== '' && <CopyButton message={message} />}
      {isLast && (
        <IconButton
          icon="redo"
          label={t('reply.regenerate')}
          title={t('reply.regenerate')}
          onClick={() => void selected?.exchange.regenerate()}
        />
      )}
      {message.content !== '' && message.id !== null && <RatingButtons message={message} />}
      {isLast && message.content !== '' && (
        <button type="button" className={styles.followUp} onClick={() => void send(t('followUp.question'))}>
          {t('followUp.button')}
        </button>
      )}
      <MessageTime timestamp={message.timestamp} />
    </div>
  )
})

const RatingButtons = observer(function RatingButtons({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  const { conversations } = useFeatureStore(AssistantStore)
  const { isHelpful } = message
  const rate = (value: boolean) =>
    void conversations.selected?.rate(message, isHelpful === value ? null : value)
  return (
    <>
      <IconButton
        icon="like"
        label={t('reply.helpful')}
        title={t('reply.helpful')}
        aria-pressed={isHelpful === true}
        onClick={() => rate(true)}
      />
      <IconButton
        icon="like"
        className={styles.unhelpful ?? ''}
        label={t('reply.unhelpful')}
        title={t('reply.unhelpful')}
        aria-pressed={isHelpful === false}
        onClick={() => rate(false)}
      />
    </>
  )
})

const CopyButton = observer(function CopyButton({ message }: { message: ChatMessage }) {
  const { t } = useTranslation('assistant')
  const [outcome, setOutcome] = useState<'copied' | 'copyFailed' | null>(null)

  useEffect(() => {
    if (outcome === null) return
    const timer = setTimeout(() => setOutcome(null), COPIED_TIME)
    return () => clearTimeout(timer)
  }, [outcome])

  function copy() {
    copyText(message.content).then(
      () => setOutcome('copied'),
      () => setOutcome('copyFailed'),
    )
  }

  return (
    <>
      <IconButton
        icon={outcome === 'copied' ? 'check' : 'copy'}
        label={t('reply.copy')}
        title={t('reply.copy')}
        onClick={copy}
      />
      <span role="status" className={outcome === 'copyFailed' ? styles.outcome : 'visually-hidden'}>
        {outcome && t(`reply.${outcome}`)}
      </span>
    </>
  )
})
