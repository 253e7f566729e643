import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '../stores/ChatMessage.ts'
import styles from './MessageTime.module.css'

/** When a message was written: hh:mm, with the day for users who point at it. */
export const MessageTime = observer(function MessageTime({ message }: { message: ChatMessage }) {
  const { i18n } = useTranslation()
  const { timestamp } = message
  const time = new Date(timestamp)
  return (
    <time className={styles.time} dateTime={timestamp} title={time.toLocaleString(i18n.language)}>
      {`${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`}
    </time>
  )
})

const twoDigits = (value: number) => String(value).padStart(2, '0')
