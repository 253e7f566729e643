import { Code } from '@app/contract/common/envelope'
import type { Page } from '@app/contract/common/schemas'
import type { InterviewReport } from '@app/contract/interview-objection/schemas'
import type { InterviewOverview, InterviewSessionSummary } from '@app/contract/interview-session/schemas'
import { COUNTED_SCORERS } from '@app/contract/key-point/values'
import type { MissedInInterview } from '@app/contract/plan/schemas'
import type { Kysely } from 'kysely'
import { AppError, notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { type Paging, paging } from '../../../platform/list/paging.ts'
import type { QuestionOutlookService } from '../../review/question-outlook.service.ts'
import type { StudySettingsService } from '../../review/study-settings.service.ts'
import { toObjection } from '../objection/objection.mapper.ts'
import { ObjectionRepository } from '../objection/objection.repository.ts'
import { toRescore } from '../record/record.mapper.ts'
import { RescoreRepository } from '../record/rescore.repository.ts'
import type { InterviewScoringService } from '../session/interview-scoring.service.ts'
import { InterviewSessionRepository, type SessionRow } from '../session/interview-session.repository.ts'
import { ScoreRepository } from '../session/score.repository.ts'
import { toSession, toSummary } from '../session/session.mapper.ts'
import {
  type FinishedRow,
  InterviewResultRepository,
  type SessionListArguments,
} from './interview-result.repository.ts'
import { toResult } from './result.mapper.ts'

interface ResultDependencies {
  kysely: Kysely<DB>
  scoring: InterviewScoringService
  questionOutlooks: QuestionOutlookService
  studySettings: StudySettingsService
}

/** A point by its question's place and its own among those of the question. */
interface ChosenPoint {
  place: number
  point: number
}

/** Mock interviews once they have ended: what they came to, and what follows from it. */
export class InterviewResultService {
  readonly #deps: ResultDependencies
  readonly #results: InterviewResultRepository

  constructor(deps: ResultDependencies) {
    this.#deps = deps
    this.#results = new InterviewResultRepository(deps.kysely)
  }

  /** @throws AppError 40400, 40900 while the session goes on or waits for its score */
  async get(userId: number, id: number): Promise<InterviewReport> {
    return this.#toReport(await this.#findEnded(userId, id))
  }

  /** Whoever's session it is, and whatever became of it so far. @throws AppError 40400 */
  async reportOf(id: number): Promise<InterviewReport> {
    const row = await new ScoreRepository(this.#deps.kysely).find(id)
    if (!row) throw notFound()
    return this.#toReport(row)
  }

  async #toReport(row: SessionRow): Promise<InterviewReport> {
    const { id } = row
    const { kysely } = this.#deps
    const sessions = new InterviewSessionRepository(kysely)
    const [questions, turns, previous, missed, objections, rescores] = await Promise.all([
      this.#results.listQuestions(id),
      sessions.listTurns(id),
      this.#results.findPrevious(row),
      this.#results.listMissed(row),
      new ObjectionRepository(kysely).list(id),
      new RescoreRepository(kysely).listDone(id),
    ])
    return {
      ...toResult(row, { questions, turns, previous, missed }),
      objections: objections.map(toObjection),
      rescores: rescores.map(toRescore),
    }
  }

  /**
   * Puts what was missed into the review; it is due today.
   * @param points only these
   * @returns how many key points
   * @throws AppError 40400, 40900
   */
  async reviewMissed(userId: number, id: number, points?: readonly ChosenPoint[]): Promise<number> {
    const { kysely, questionOutlooks, studySettings } = this.#deps
    const row = await this.#findEnded(userId, id)
    const missed = (await this.#results.listMissed(row)).filter(
      ({ place, point_place }) =>
        !points || points.some((chosen) => chosen.place === place && chosen.point === point_place),
    )
    const moment = await studySettings.momentOf(userId)
    const ids = missed.map((point) => point.id)
    await kysely
      .transaction()
      .execute((trx) => questionOutlooks.makeMissedPointsDue(trx, userId, ids, moment))
    return ids.length
  }

  async page(userId: number, query: SessionListArguments & Paging): Promise<Page<InterviewSessionSummary>> {
    await this.#deps.scoring.endOverdue(userId)
    return paging(query, (list, slice) => this.#results.page(userId, list, slice), toSummary)
  }

  async overview(userId: number): Promise<InterviewOverview> {
    await this.#deps.scoring.endOverdue(userId)
    const sessions = new InterviewSessionRepository(this.#deps.kysely)
    const [open, trend, missed] = await Promise.all([
      sessions.findOpen(userId),
      this.#results.listTrend(userId),
      this.#results.listOftenMissed(userId),
    ])
    return {
      open: open ? await this.#toOpen(open) : null,
      trend: trend.flatMap(toTrendPoint),
      missed: missed.map(({ point, bank_id: bankId, topic, count }) => ({ point, bankId, topic, count })),
    }
  }

  /** What the last interview found missing and is not made up for; null when there is nothing. */
  async missedInLast(userId: number, most: number): Promise<MissedInInterview | null> {
    const row = await this.#results.findLast(userId)
    const points = row ? await this.#results.listOpenMissed(row, most) : []
    if (!row || points.length === 0) return null
    return { sessionId: row.id, bankName: row.bank_name, time: row.create_time.toISOString(), points }
  }

  /** The interview that ended last, of those in which something was answered. */
  lastAnswered(userId: number): Promise<FinishedRow | undefined> {
    return this.#results.findLastAnswered(userId)
  }

  topics(userId: number, bankId: number): Promise<{ topic: string; score: number | null }[]> {
    return this.#results.listTopics(userId, bankId)
  }

  async #toOpen(row: SessionRow): Promise<InterviewOverview['open']> {
    const talk = await new InterviewSessionRepository(this.#deps.kysely).talkOf(row)
    const { id, bankId, bankName, place, millisecondsLeft } = toSession(row, talk, new Date())
    return { id, bankId, bankName, place, millisecondsLeft, actTime: row.act_time.toISOString() }
  }

  async #findEnded(userId: number, id: number): Promise<SessionRow> {
    const sessions = new InterviewSessionRepository(this.#deps.kysely)
    await this.#deps.scoring.endOverdue(userId)
    const row = await sessions.find(userId, id)
    if (!row) throw notFound()
    if (row.state === 'finished') return row
    if (row.state === 'scoring') await this.#deps.scoring.score(id)
    const scored = row.state === 'scoring' ? await sessions.find(userId, id) : row
    if (scored?.state === 'finished') return scored
    const isVoid = row.state === 'abandoned' || row.state === 'expired'
    throw new AppError(Code.conflict, isVoid ? 'interviewVoid' : 'interviewNotScored', { state: row.state })
  }
}

function toTrendPoint({ id, bank_name: bankName, score, create_time, ...row }: SessionRow) {
  const scorer = COUNTED_SCORERS.find((counted) => counted === row.scorer)
  return score === null || !scorer ? [] : [{ id, bankName, score, scorer, time: create_time.toISOString() }]
}
