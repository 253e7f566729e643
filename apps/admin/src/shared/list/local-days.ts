const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** Turns an ISO 8601 time into the local day of a date input; empty without a time. */
export function toDay(time: string | undefined): string {
  if (!time) return ''
  const date = new Date(time)
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  )
}

/** Turns the exclusive end of a range into its last day. */
export function toLastDay(time: string | undefined): string {
  return time ? toDay(new Date(new Date(time).getTime() - 1).toISOString()) : ''
}

/** The local start of a date input's day; undefined while the day is being typed, and for a day that there is not. */
export function startOfDay(day: string): string | undefined {
  return momentOf(day, 0)
}

/** The local start of the day after a date input's day. */
export function endOfDay(day: string): string | undefined {
  return momentOf(day, 1)
}

function momentOf(text: string, daysLater: number): string | undefined {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number)
  // A year of fewer than four digits is still being typed.
  if (year === undefined || month === undefined || day === undefined || year < 1000) return undefined
  const asTyped = new Date(year, month - 1, day)
  if (asTyped.getMonth() !== month - 1 || asTyped.getDate() !== day) return undefined
  return new Date(year, month - 1, day + daysLater).toISOString()
}
