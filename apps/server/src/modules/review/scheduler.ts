import type { ReviewInterval } from '@app/contract/review/schemas'
import { RATINGS, type Rating, TARGET_RETENTION } from '@app/contract/review/values'
import { type Card, createEmptyCard, fsrs, State } from 'ts-fsrs'
import { addDays } from '../../platform/calendar-days.ts'
import { type DayClock, learnerDay } from './learner-day.ts'

/** What FSRS knows of a card, and when it comes back. */
export interface CardMemory {
  state: number
  stability: number
  difficulty: number
  scheduled_days: number
  learning_steps: number
  reps: number
  lapses: number
  due_at: Date
  due_day: string
  last_day: string | null
}

const MINUTE = 60_000
const DAY = 86_400_000

// One step of ten minutes: who knows an answer needs no second look on the same day. Without fuzz a card comes back when
// its button said it would.
const scheduler = fsrs({
  request_retention: TARGET_RETENTION,
  learning_steps: ['10m'],
  relearning_steps: ['10m'],
  enable_fuzz: false,
})

/** What a card is after a rating. */
export function schedule(memory: CardMemory, rating: Rating, now: Date, clock: DayClock): CardMemory {
  const today = learnerDay(now, clock)
  return { ...toMemory(outcomes(memory, today)[rating], now, today, clock), last_day: today }
}

/** What each rating would lead to. */
export function previewIntervals(memory: CardMemory, now: Date, clock: DayClock): ReviewInterval[] {
  const today = learnerDay(now, clock)
  const cards = outcomes(memory, today)
  return RATINGS.map((rating) => ({
    rating,
    days: cards[rating].scheduled_days,
    minutes: cards[rating].scheduled_days > 0 ? 0 : minutesOf(cards[rating], today),
  }))
}

/** What each rating would make of a card. After 秒答 it stays away longer than after 掌握: FSRS says so of known cards alone. */
function outcomes(memory: CardMemory, today: string): Record<Rating, Card> {
  const noon = noonOf(today)
  const preview = scheduler.repeat(toCard(memory, today), noon)
  const good = preview[3].card
  const easy = preview[4].card
  const days = Math.max(easy.scheduled_days, good.scheduled_days + 1)
  return {
    1: preview[1].card,
    2: preview[2].card,
    3: good,
    4: { ...easy, scheduled_days: days, due: new Date(noon.getTime() + days * DAY) },
  }
}

/** The probability, 0 to 1, of recalling what was reviewed so many days ago. */
export function recallAfter(days: number, stability: number): number {
  return scheduler.forgetting_curve(days, stability)
}

/** FSRS counts the days between reviews by the calendar of UTC: noon of the learner's days gives it theirs. */
function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00Z`)
}

function toCard(memory: CardMemory, today: string): Card {
  // Whoever travels west may have rated on a day that has yet to begin where they are.
  const lastDay = memory.last_day !== null && memory.last_day > today ? today : memory.last_day
  return {
    ...createEmptyCard(noonOf(today)),
    state: toState(memory.state),
    stability: memory.stability,
    difficulty: memory.difficulty,
    scheduled_days: memory.scheduled_days,
    learning_steps: memory.learning_steps,
    reps: memory.reps,
    lapses: memory.lapses,
    ...(lastDay !== null && { last_review: noonOf(lastDay) }),
  }
}

function toState(value: number): State {
  return [State.New, State.Learning, State.Review, State.Relearning][value] ?? State.New
}

function toMemory(card: Card, now: Date, today: string, clock: DayClock): Omit<CardMemory, 'last_day'> {
  const { state, stability, difficulty, scheduled_days, learning_steps, reps, lapses } = card
  const due_at = new Date(
    now.getTime() + (scheduled_days > 0 ? scheduled_days * DAY : minutesOf(card, today) * MINUTE),
  )
  const due_day = scheduled_days > 0 ? addDays(today, scheduled_days) : learnerDay(due_at, clock)
  return { state, stability, difficulty, scheduled_days, learning_steps, reps, lapses, due_at, due_day }
}

function minutesOf(card: Card, today: string): number {
  return Math.round((card.due.getTime() - noonOf(today).getTime()) / MINUTE)
}
