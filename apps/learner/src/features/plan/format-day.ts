/** A learner's day in words: it is a date already, whatever the time zone. */
export function formatDay(day: string, language: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language, { ...options, timeZone: 'UTC' }).format(new Date(day))
}

export const MONTH_DAY = { month: 'long', day: 'numeric' } as const
