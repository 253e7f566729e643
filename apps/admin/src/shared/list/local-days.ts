const DAY = /^(\d{4})-(\d{2})-(\d{2})$/

/** ISO 8601 → the day it is here, as a date input has it; empty for no time. */
export function toDay(time: string | undefined): string {
  if (!time) return ''
  const date = new Date(time)
  const [year, month, day] = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join(
    '-',
  )
}

/** The end of a stretch of days, which is not part of it → its last day. */
export function toLastDay(time: string | undefined): string {
  return time ? toDay(new Date(new Date(time).getTime() - 1).toISOString()) : ''
}

/** A date input's day → the moment it begins here; undefined while it is being typed. */
export function startOfDay(day: string): string | undefined {
  return momentOf(day, 0)
}

/** A date input's day → the moment the next one begins here. */
export function endOfDay(day: string): string | undefined {
  return momentOf(day, 1)
}

function momentOf(text: string, daysLater: number): string | undefined {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number)
  // Years of less than four digits are being typed.
  if (year === undefined || month === undefined || day === undefined || year < 1000) return undefined
  return new Date(year, month - 1, day + daysLater).toISOString()
}
