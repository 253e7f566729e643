import { Bubble } from '@ant-design/x'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { useSiteLinks } from '../../../shared/reading/use-site-links.ts'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import type { ChatMessage } from '../stores/ChatMessage.ts'
import type { Conversation } from '../stores/Conversation.ts'
import styles from './MessageList.module.css'
import { MessageTime } from './MessageTime.tsx'
import { ReplyAnnouncer } from './reply/ReplyAnnouncer.tsx'
import { ReplyFooter } from './reply/ReplyFooter.tsx'
import { ReplyReasoning } from './reply/ReplyReasoning.tsx'
import { ReplyText } from './reply/ReplyText.tsx'
import { UnansweredQuestion } from './UnansweredQuestion.tsx'
import { useStickToBottom } from './use-stick-to-bottom.ts'

// Constant, so that Bubble keeps what it has rendered of a message.
const roles = {
  user: {
    placement: 'end' as const,
    shape: 'corner' as const,
    contentRender: ({ content }: ChatMessage) => <p>{content}</p>,
    footer: (message: ChatMessage) => <MessageTime message={message} />,
  },
  ai: {
    placement: 'start' as const,
    variant: 'borderless' as const,
    header: (message: ChatMessage) => <ReplyReasoning message={message} />,
    contentRender: (message: ChatMessage) => <ReplyText message={message} />,
    footer: (message: ChatMessage) => <ReplyFooter message={message} />,
  },
}

/** The messages of a conversation: the user's on the right, the assistant's on the left. */
export const MessageList = observer(function MessageList({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('assistant')
  const { box, content, isAtBottom, scrollDown } = useStickToBottom(conversation.turn.isRunning)
  const { close } = useFeatureStore(AssistantDrawerState)
  const followLink = useSiteLinks(close)
  const items = conversation.messages.map((message) => ({
    key: message.key,
    role: message.isReply ? 'ai' : 'user',
    content: message,
    [message.isReply ? 'data-reply' : 'data-question']: '',
  }))
  return (
    <div className={styles.frame}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: links click by Enter. */}
      <div
        ref={box}
        className={styles.log}
        role="log"
        // Not read out piece by piece: see ReplyAnnouncer.
        aria-live="off"
        aria-label={t('messages.label')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keys.
        tabIndex={0}
        onClick={followLink}
      >
        <div ref={content} className={styles.column}>
          {/* Its own scrolling would be a box without name and role that keys do not reach. */}
          <Bubble.List className={styles.list ?? ''} items={items} role={roles} autoScroll={false} />
          <UnansweredQuestion conversation={conversation} />
        </div>
      </div>
      {!isAtBottom && (
        <button type="button" className={styles.down} aria-label={t('messages.down')} onClick={scrollDown}>
          <Icon name="down" />
        </button>
      )}
      <ReplyAnnouncer turn={conversation.turn} box={box} />
    </div>
  )
})
