import { useTranslation } from 'react-i18next'
import styles from './MessageTime.module.css'

/** When a message was written: hh:mm, with the day for those who point at it. */
export function MessageTime({ timestamp }: { timestamp: string }) {
  const { i18n } = useTranslation()
  const time = new Date(timestamp)
  return (
    <time className={styles.time} dateTime={timestamp} title={time.toLocaleString(i18n.language)}>
      {time.toLocaleTimeString(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })}
    </time>
  )
}
