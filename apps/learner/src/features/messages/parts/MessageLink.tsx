import type { Message } from '@app/contract/message/schemas'
import type { MessageKind } from '@app/contract/message/values'
import { composeMessage } from '@app/contract/message/values'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { TimeAgo } from '../../../shared/components/TimeAgo.tsx'
import { Icon } from '../../../shared/Icon.tsx'
import type { IconName } from '../../../shared/icons.ts'
import styles from './MessageLink.module.css'

const kindIcons: Record<MessageKind, IconName> = {
  system: 'bell',
  comment: 'chat',
  reply: 'chat',
  like: 'like',
  mention: 'at',
  interview: 'target',
  review: 'clock',
  contribution: 'ok',
}

interface MessageLinkProps {
  message: Message
  /** Narrow, as below the bell. */
  isShort?: boolean
  /** Called when it is followed. */
  onOpen: () => void
}

/** What a message tells; it leads to the place. */
export function MessageLink({ message, isShort = false, onOpen }: MessageLinkProps) {
  const { t } = useTranslation('messages')
  const { kind, path, excerpt, isRead, updateTime } = message
  const look = [
    styles.message,
    isShort && styles.short,
    isRead && styles.read,
    excerpt === '' && styles.single,
  ]
  return (
    <Link className={look.filter(Boolean).join(' ')} to={path} onClick={onOpen}>
      <span className={styles.mark}>{!isRead && <span className={styles.hidden}>{t('unread')}</span>}</span>
      <span className={styles.kind} aria-hidden="true">
        <Icon name={kindIcons[kind]} size={isShort ? 18 : 20} />
      </span>
      <span className={styles.text}>
        <span className={styles.sentence}>
          {composeMessage(message, (key, values) => t(key, values)).map(({ text, isStrong }, index) =>
            isStrong ? <b key={index}>{text}</b> : <span key={index}>{text}</span>,
          )}
        </span>
        {excerpt !== '' && <span className={styles.excerpt}>{excerpt}</span>}
      </span>
      <span className={styles.time}>
        <TimeAgo time={updateTime} />
      </span>
    </Link>
  )
}
