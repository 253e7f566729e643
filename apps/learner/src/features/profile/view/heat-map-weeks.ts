import type { LearnerCalendar } from '@app/contract/user-profile/schemas'

const DAY = 86_400_000
const WEEKS = 53

/** From how many self-ratings on a day has which shade. */
const SHADES = [1, 5, 10, 20] as const

export interface HeatDay {
  day: string
  count: number
  /** 0 to 4. */
  shade: number
  week: number
  /** 0 is Monday. */
  weekday: number
}

/** The days of the last 53 weeks up to today, each with its place. */
export function heatMapDays({ today, days }: LearnerCalendar): HeatDay[] {
  const counts = new Map(days.map(({ day, count }) => [day, count]))
  const end = Date.parse(today)
  const start = end - (weekdayOf(end) + (WEEKS - 1) * 7) * DAY
  const length = Math.round((end - start) / DAY) + 1
  return Array.from({ length }, (_, index) => {
    const day = new Date(start + index * DAY).toISOString().slice(0, 10)
    const count = counts.get(day) ?? 0
    const shade = SHADES.filter((least) => count >= least).length
    return { day, count, shade, week: Math.floor(index / 7), weekday: index % 7 }
  })
}

export interface HeatMonth {
  /** `2026-11` */
  month: string
  /** Where its first whole week stands. */
  week: number
  activeDays: number
  count: number
}

/** The same by months, for the labels and for readers of the table. */
export function heatMapMonths(days: readonly HeatDay[]): HeatMonth[] {
  const months = new Map<string, HeatMonth>()
  for (const { day, count, week, weekday } of days) {
    const month = day.slice(0, 7)
    const known = months.get(month) ?? {
      month,
      week: weekday === 0 ? week : week + 1,
      activeDays: 0,
      count: 0,
    }
    months.set(month, {
      ...known,
      activeDays: known.activeDays + (count > 0 ? 1 : 0),
      count: known.count + count,
    })
  }
  return [...months.values()]
}

const weekdayOf = (time: number): number => (new Date(time).getUTCDay() + 6) % 7
