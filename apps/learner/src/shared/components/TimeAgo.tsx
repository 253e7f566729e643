import { useTranslation } from 'react-i18next'
import { formatMoment, formatTimeAgo, isJustNow } from '../format-time.ts'
import { useIsHydrated } from '../use-is-hydrated.ts'

/** How long ago something was. The server does not know the reader's day: it writes the date as it is in UTC. */
export function TimeAgo({ time }: { time: string }) {
  const { t, i18n } = useTranslation('common')
  const knowsNow = useIsHydrated()
  const timeAgo = () => (isJustNow(time) ? t('page.justNow') : formatTimeAgo(time, i18n.language))
  return (
    <time dateTime={time} title={knowsNow ? formatMoment(time, i18n.language) : undefined}>
      {knowsNow ? timeAgo() : dayInUtc(time, i18n.language)}
    </time>
  )
}

function dayInUtc(time: string, language: string): string {
  const format = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' })
  return format.format(new Date(time))
}
