const DAY = 86_400_000

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
