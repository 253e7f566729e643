import { keyPoint } from '@app/contract/key-point/schemas'
import { difficulty } from '@app/contract/question/schemas'
import type { ForecastDay, ReviewCard, ReviewQueue, ReviewSummary } from '@app/contract/review/schemas'
import { CARDS_AHEAD, FORECAST_DAYS, MOST_STEPS } from '@app/contract/review/values'
import { z } from 'zod/mini'
import { daysBetween } from '../../platform/calendar-days.ts'
import type { DayFigures, LogFigures, ReviewLogRepository } from './review-log.repository.ts'
import type { DueCounts, DueRow, ReviewQueueRepository } from './review-queue.repository.ts'
import { previewIntervals } from './scheduler.ts'
import type { Moment, StudySettingsService } from './study-settings.service.ts'

const keyPoints = z.array(keyPoint)

/** What is due, what was done, and what is to come. */
export class ReviewQueueService {
  readonly #queue: ReviewQueueRepository
  readonly #log: ReviewLogRepository
  readonly #settings: StudySettingsService

  constructor(queue: ReviewQueueRepository, log: ReviewLogRepository, settings: StudySettingsService) {
    this.#queue = queue
    this.#log = log
    this.#settings = settings
  }

  /** @param held cards the caller has already: as many fewer are sent */
  async next(userId: number, held: readonly number[] = []): Promise<ReviewQueue> {
    const moment = await this.#settings.momentOf(userId)
    const [counts, figures] = await this.#numbers(userId, moment)
    const summary = summarize(moment, counts, figures)
    const room = Math.min(CARDS_AHEAD, summary.due) - held.length
    if (room <= 0) return { cards: [], summary }
    const rows = await this.#queue.listDue({
      userId,
      held,
      limit: room,
      newLimit: Math.min(room, newLeft(moment, figures)),
      now: moment.now,
      today: moment.today,
    })
    return { cards: rows.map((row) => toCard(row, moment)), summary }
  }

  async summary(userId: number): Promise<ReviewSummary> {
    const moment = await this.#settings.momentOf(userId)
    return summarize(moment, ...(await this.#numbers(userId, moment)))
  }

  /** One card, due or not; null when there is none, or nobody may read it now. */
  async withCard(
    userId: number,
    cardId: number | null,
  ): Promise<{ card: ReviewCard | null; summary: ReviewSummary }> {
    const moment = await this.#settings.momentOf(userId)
    const row = cardId === null ? undefined : await this.#queue.find(userId, cardId)
    const [counts, figures] = await this.#numbers(userId, moment)
    return { card: row ? toCard(row, moment) : null, summary: summarize(moment, counts, figures) }
  }

  /** What the learner did today while reviewing, and can take back; the last at the end. */
  async steps(userId: number): Promise<string[]> {
    const { today } = await this.#settings.momentOf(userId)
    return this.#log.listSteps(userId, today, MOST_STEPS)
  }

  async forecast(userId: number): Promise<ForecastDay[]> {
    const { today } = await this.#settings.momentOf(userId)
    return this.#queue.forecast(userId, today, FORECAST_DAYS)
  }

  /** What was done on each of some days; days without acts are left out. */
  dayFigures(userId: number, from: string, to: string): Promise<DayFigures[]> {
    return this.#log.listDays(userId, from, to)
  }

  #numbers(userId: number, { now, today }: Moment): Promise<[DueCounts, LogFigures]> {
    return Promise.all([this.#queue.count(userId, now, today), this.#log.figures(userId, today)])
  }
}

function newLeft({ settings }: Moment, { introduced }: LogFigures): number {
  return Math.max(settings.newPerDay - introduced, 0)
}

function summarize(moment: Moment, counts: DueCounts, figures: LogFigures): ReviewSummary {
  const { settings, today } = moment
  const due = counts.steps + counts.reviews + Math.min(counts.fresh, newLeft(moment, figures))
  const capped = Math.min(due, Math.max(settings.dailyCap - figures.done, 0))
  return {
    today,
    due: capped,
    overCap: due - capped,
    nextDueTime: counts.next_due_time?.toISOString() ?? null,
    done: figures.done,
    streak: figures.streak,
    seconds: figures.seconds,
    remembered: figures.reviewed > 0 ? figures.remembered / figures.reviewed : null,
  }
}

function toCard(row: DueRow, { now, today, clock }: Moment): ReviewCard {
  return {
    id: row.id,
    version: row.version,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    lastRating: row.last_rating,
    lastDaysAgo: row.last_day === null ? null : Math.max(daysBetween(row.last_day, today), 0),
    intervals: previewIntervals(row, now, clock),
    content: {
      title: row.title,
      source: { id: row.source_id, name: row.source_name },
      difficulty: row.level === null ? null : difficulty.parse(row.level),
      tags: row.tags,
      statement: row.statement,
      shortAnswer: row.short_answer,
      keyPoints: keyPoints.parse(row.key_points),
    },
  }
}
