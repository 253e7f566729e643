const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** Whether it was within the last minute, or a faster clock says so. */
export const isJustNow = (time: string, now = Date.now()): boolean => now - new Date(time).getTime() < MINUTE

/** How long ago: 1分钟前, 5分钟前, 2小时前, 昨天, 3天前; the date where that is more than a week. */
export function formatTimeAgo(time: string, language: string, now = Date.now()): string {
  const age = Math.max(now - new Date(time).getTime(), 0)
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  if (age < HOUR) return words.format(-Math.max(Math.floor(age / MINUTE), 1), 'minute')
  if (startOfDay(new Date(time).getTime()) === startOfDay(now))
    return words.format(-Math.floor(age / HOUR), 'hour')
  return age < 7 * DAY ? formatDaysAgo(time, language, now) : formatDate(time, language, now)
}

/** Day and time of day, where exactness matters. */
export function formatMoment(time: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(time))
}

/** Hour and minute: 14:36. */
export function formatClock(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hour12: false }).format(time)
}

/** How long ago, in whole days: 今天, 昨天, 3天前. */
export function formatDaysAgo(time: string, language: string, now = Date.now()): string {
  const days = Math.round((startOfDay(new Date(time).getTime()) - startOfDay(now)) / DAY)
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.min(days, 0), 'day')
}

/** Month and day, with the year when it is another one than now. */
export function formatDate(time: string, language: string, now = Date.now()): string {
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear()
  return new Intl.DateTimeFormat(language, {
    month: 'long',
    day: 'numeric',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(new Date(time))
}

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0)
}
