import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './TimeText.module.css'

interface TimeTextProps {
  /** ISO 8601, or null for something that never happened. */
  time: string | null
  /** Shown for null. */
  never?: string
}

/** A time in the admin's language and time zone. */
export function TimeText({ time, never = '–' }: TimeTextProps) {
  const { i18n } = useTranslation('admin')
  const format = useMemo(
    () => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    [i18n.language],
  )
  return time === null ? (
    never
  ) : (
    <time dateTime={time} className={styles.time}>
      {format.format(new Date(time))}
    </time>
  )
}
