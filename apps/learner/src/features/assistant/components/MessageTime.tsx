import { type PointerEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './MessageTime.module.css'

/** When a message was written: hh:mm, with the day for those who point at it. */
export function MessageTime({ timestamp }: { timestamp: string }) {
  const { i18n } = useTranslation()
  const [day, setDay] = useState<string>()
  const time = new Date(timestamp)

  // Not before it is asked for: the browser takes as long for its first such text as for the rest of a short chat.
  function handlePointing({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse') setDay(time.toLocaleString(i18n.language))
  }

  return (
    <time className={styles.time} dateTime={timestamp} title={day} onPointerEnter={handlePointing}>
      {`${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`}
    </time>
  )
}

const twoDigits = (value: number) => String(value).padStart(2, '0')
