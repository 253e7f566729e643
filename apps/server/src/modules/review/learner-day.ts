import { addDays } from '../../platform/calendar-days.ts'

/** When a learner's days begin. */
export interface DayClock {
  /** A name of the IANA database. */
  timeZone: string
  /** The hour at which a day begins, 0 to 12. */
  dayStartHour: number
}

/** Making one takes long, and there are a few hundred time zones. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * The learner's day a moment belongs to, as `2026-11-23`: the date on the clocks of their time zone, where the hours before
 * the day begins belong to the day before. Everything that counts days asks here.
 */
export function learnerDay(moment: Date, { timeZone, dayStartHour }: DayClock): string {
  const parts = formatOf(timeZone).formatToParts(moment)
  const read = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0)
  const date = new Date(Date.UTC(read('year'), read('month') - 1, read('day'))).toISOString().slice(0, 10)
  return read('hour') < dayStartHour ? addDays(date, -1) : date
}

/** The hour on a learner's clocks, 0 to 23. */
export function learnerHour(moment: Date, timeZone: string): number {
  const hour = formatOf(timeZone)
    .formatToParts(moment)
    .find(({ type }) => type === 'hour')
  return Number(hour?.value ?? 0)
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  formats.set(timeZone, format)
  return format
}
