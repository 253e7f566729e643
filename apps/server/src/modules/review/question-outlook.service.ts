import type { QuestionMemory, ReviewInterval } from '@app/contract/review/schemas'
import { CURVE_RATINGS } from '@app/contract/review/values'
import type { Kysely, Transaction } from 'kysely'
import { daysBetween } from '../../platform/calendar-days.ts'
import type { DB } from '../../platform/db/schema.gen.ts'
import type { QuestionService } from '../question/read/question.service.ts'
import { memoryCurve } from './memory-curve.ts'
import { ReviewCardRepository } from './review-card.repository.ts'
import { ReviewLogRepository } from './review-log.repository.ts'
import { type CardMemory, previewIntervals } from './scheduler.ts'
import type { Moment, StudySettingsService } from './study-settings.service.ts'

/** When a question comes back. */
export interface QuestionOutlook {
  /** What each self-rating would lead to. */
  intervals: ReviewInterval[]
  /** In how many of the learner's days it is reviewed; null when it is not. */
  dueInDays: number | null
}

/** What reviewing knows of questions that are practised elsewhere. */
export class QuestionOutlookService {
  readonly #db: Kysely<DB>
  readonly #questions: QuestionService
  readonly #settings: StudySettingsService

  constructor(db: Kysely<DB>, questions: QuestionService, settings: StudySettingsService) {
    this.#db = db
    this.#questions = questions
    this.#settings = settings
  }

  /** How well a learner remembers a question. @throws AppError 40400 */
  async memoryOf(userId: number, questionId: number): Promise<QuestionMemory> {
    await this.#questions.requireQuestion(questionId)
    const { now, today, clock } = await this.#settings.momentOf(userId)
    const [card] = await new ReviewCardRepository(this.#db).listOfQuestions(userId, [questionId])
    const ratings = await new ReviewLogRepository(this.#db).listOfSubject(
      { userId, subjectType: 'question', subjectId: questionId },
      CURVE_RATINGS,
    )
    const rated = ratings.map(({ day }, index) => ({
      day,
      stability: ratings[index + 1]?.stability_before ?? card?.stability ?? 0,
    }))
    return {
      intervals: previewIntervals(card ?? newCard(now, today), now, clock),
      dueInDays: dueInDays(card, today),
      ratings: ratings.length,
      curve: memoryCurve(
        rated.filter(({ stability }) => stability > 0),
        today,
      ),
    }
  }

  /** The outlook of each of the questions, by its id. */
  async of(userId: number, questionIds: readonly number[]): Promise<Map<number, QuestionOutlook>> {
    const { now, today, clock } = await this.#settings.momentOf(userId)
    const rows = await new ReviewCardRepository(this.#db).listOfQuestions(userId, questionIds)
    const cards = new Map(rows.map((row) => [row.subject_id, row]))
    return new Map(
      questionIds.map((id) => {
        const card = cards.get(id)
        return [
          id,
          {
            intervals: previewIntervals(card ?? newCard(now, today), now, clock),
            dueInDays: dueInDays(card, today),
          },
        ]
      }),
    )
  }

  /** Puts published questions among those due today, whenever they would have come. */
  async makeDue(
    trx: Transaction<DB>,
    userId: number,
    questionIds: readonly number[],
    moment: Moment,
  ): Promise<void> {
    await new ReviewCardRepository(trx).makeDue({ userId, subjectType: 'question' }, questionIds, moment)
  }

  /** The same with what mock interviews found missing. */
  async makeMissedPointsDue(
    trx: Transaction<DB>,
    userId: number,
    missedPointIds: readonly number[],
    moment: Moment,
  ): Promise<void> {
    await new ReviewCardRepository(trx).makeDue({ userId, subjectType: 'interview' }, missedPointIds, moment)
  }
}

function dueInDays(card: CardMemory | undefined, today: string): number | null {
  return card ? Math.max(daysBetween(today, card.due_day), 0) : null
}

function newCard(now: Date, today: string): CardMemory {
  const nothing = { state: 0, stability: 0, difficulty: 0, scheduled_days: 0, learning_steps: 0 }
  return { ...nothing, reps: 0, lapses: 0, due_at: now, due_day: today, last_day: null }
}
