import { Bubble } from '@ant-design/x'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import type { ChatMessage } from '../stores/ChatMessage.ts'
import type { Conversation } from '../stores/Conversation.ts'
import { useSiteLinks } from '../use-site-links.ts'
import { useStickToBottom } from '../use-stick-to-bottom.ts'
import styles from './MessageList.module.css'
import { Question } from './Question.tsx'
import { Reply } from './Reply.tsx'
import { ReplyAnnouncer } from './ReplyAnnouncer.tsx'
import { UnansweredQuestion } from './UnansweredQuestion.tsx'

// Made once: what a bubble shows is made anew whenever one of these is another one.
const roles = {
  user: {
    placement: 'end' as const,
    contentRender: (message: ChatMessage) => <Question message={message} />,
  },
  ai: {
    placement: 'start' as const,
    variant: 'borderless' as const,
    contentRender: (message: ChatMessage) => <Reply message={message} />,
  },
}

/** The messages of a conversation: one's own on the right, the assistant's on the left. */
export const MessageList = observer(function MessageList({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation('assistant')
  const { box, content, isAtBottom, scrollDown } = useStickToBottom(conversation.exchange.isRunning)
  const followLink = useSiteLinks()
  const items = conversation.messages.map((message) => ({
    key: message.key,
    role: message.isReply ? 'ai' : 'user',
    content: message,
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
          <Bubble.List className={styles.list ?? ''} items={items} role={roles} autoScroll={false} />
          <UnansweredQuestion conversation={conversation} />
        </div>
      </div>
      {!isAtBottom && (
        <button type="button" className={styles.down} aria-label={t('messages.down')} onClick={scrollDown}>
          <Icon name="down" />
        </button>
      )}
      <ReplyAnnouncer exchange={conversation.exchange} box={box} />
    </div>
  )
})
