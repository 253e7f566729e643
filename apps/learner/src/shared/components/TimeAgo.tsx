import { useTranslation } from 'react-i18next'
import { formatMoment, formatTimeAgo } from '../format-time.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

/** How long ago something was. The server does not know the reader's day: it writes the date as it is in UTC. */
export function TimeAgo({ time }: { time: string }) {
  const { i18n } = useTranslation()
  const knowsNow = useIsHydrated()
  return (
    <time dateTime={time} title={knowsNow ? formatMoment(time, i18n.language) : undefined}>
      {knowsNow ? formatTimeAgo(time, i18n.language) : dayInUtc(time, i18n.language)}
    </time>
  )
}

function dayInUtc(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(time))
}
