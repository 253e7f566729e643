import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

interface TimeTextProps {
  /** ISO 8601; null when it never happened. */
  time: string | null
  /** What stands there when it never happened. */
  never?: string
}

/** A moment in the reader's language and time zone. */
export function TimeText({ time, never = '–' }: TimeTextProps) {
  const { i18n } = useTranslation('admin')
  const format = useMemo(
    () => new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' }),
    [i18n.language],
  )
  return time === null ? never : <time dateTime={time}>{format.format(new Date(time))}</time>
}
