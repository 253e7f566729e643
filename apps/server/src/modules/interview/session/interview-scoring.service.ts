import { type EndReason, type Interviewer, isMissed } from '@app/contract'
import type { Kysely } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import { EmbeddedInterviewer } from './EmbeddedInterviewer.ts'
import { EmbeddedScorer } from './EmbeddedScorer.ts'
import { InterviewSessionRepository, type SessionRow } from './interview-session.repository.ts'
import type { Scorer } from './Scorer.ts'
import { type ScoredQuestion, ScoreRepository } from './score.repository.ts'
import { meanScore, scoreDimensions } from './score-question.ts'
import { transition } from './session-machine.ts'
import type { Talk } from './Talk.ts'

const MINUTE = 60_000
/** How long one may finish an answer after the time is up. */
const GRACE = 10 * MINUTE
/** How long a session may be left alone. */
const IDLE = 7 * 24 * 60 * MINUTE
/** A session that waits for its score for so long has lost the server that was to give it. */
const SCORING = MINUTE
const BATCH = 50

const NOT_SCORED = { score: null, assessment: null }

/** What a session came to. */
interface Scoring {
  scored: readonly ScoredQuestion[]
  scorer: Interviewer
}

/** Ends sessions whose time is up, and scores those that have ended. */
export class InterviewScoringService {
  readonly #db: Kysely<DB>

  constructor(db: Kysely<DB>) {
    this.#db = db
  }

  /** Scores a session that has ended, once. */
  async score(id: number): Promise<void> {
    const row = await new ScoreRepository(this.#db).find(id)
    if (!row || transition(row.state, 'scored') === null) return
    const talk = await new InterviewSessionRepository(this.#db).talkOf(row)
    const scorer = new EmbeddedScorer()
    await this.#finish(id, { scored: await assessAll(talk, scorer), scorer: scorer.kind })
  }

  /** Stores the scores, unless another server has done so meanwhile. */
  async #finish(id: number, { scored, scorer }: Scoring): Promise<void> {
    const points = scored.flatMap(({ assessment }) => assessment?.points ?? [])
    await this.#db.transaction().execute(async (trx) => {
      const scores = new ScoreRepository(trx)
      const row = await scores.lock(id)
      if (!row || transition(row.state, 'scored') === null) return
      await scores.saveQuestions(id, scored)
      await scores.saveMissed(row.user_id, id, missedOf(scored), new Date())
      await scores.finish(row, {
        score: meanScore(scored.map(({ score }) => score)),
        dimensions: scoreDimensions(points, row.strictness),
        scorer,
      })
    })
  }

  /** Ends the user's session if its time is up, or if it was left alone. Whoever asks for sessions finds them so. */
  async endOverdue(userId: number): Promise<void> {
    const open = await new InterviewSessionRepository(this.#db).findOpen(userId)
    if (open && overdueReason(open, new Date())) await this.#endIfOverdue(userId, open.id)
  }

  /** The same for everybody, and the scores that are missing. */
  async endAllOverdue(): Promise<void> {
    for (;;) {
      const now = Date.now()
      const before = {
        deadline: new Date(now - GRACE),
        act: new Date(now - IDLE),
        scoring: new Date(now - SCORING),
      }
      const unattended = await new InterviewSessionRepository(this.#db).listUnattended(before, BATCH)
      for (const { user_id, id } of unattended) await this.#endIfOverdue(user_id, id)
      if (unattended.length < BATCH) return
    }
  }

  async #endIfOverdue(userId: number, id: number): Promise<void> {
    const state = await this.#db.transaction().execute(async (trx) => {
      const sessions = new InterviewSessionRepository(trx)
      const row = await sessions.lock(userId, id)
      if (!row) return null
      const now = new Date()
      const reason = overdueReason(row, now)
      if (transition(row.state, 'closed') === null || !reason) return row.state
      const talk = await sessions.talkOf(row)
      talk.end(reason, new EmbeddedInterviewer(row.language), now)
      await sessions.save(id, talk, now)
      return talk.current.state
    })
    if (state === 'scoring') await this.score(id)
  }
}

/** Why a session that goes on is to be ended; null when it is not. The clock stands still during a pause. */
function overdueReason({ deadline_time, pause_time, act_time }: SessionRow, now: Date): EndReason | null {
  const isUp =
    deadline_time !== null && pause_time === null && deadline_time.getTime() <= now.getTime() - GRACE
  if (isUp) return 'timeUp'
  return act_time.getTime() <= now.getTime() - IDLE ? 'idle' : null
}

/** What was answered is scored; what was skipped or not reached is not. */
async function assessAll(talk: Talk, scorer: Scorer): Promise<ScoredQuestion[]> {
  const scored: ScoredQuestion[] = []
  for (const asked of talk.questions) {
    const { place, state } = asked
    const isScored = state === 'answered'
    scored.push({ place, ...(isScored ? await scorer.assess(talk, asked) : NOT_SCORED) })
  }
  return scored
}

/** Of every question that was answered, each key point and whether it was missed. */
function missedOf(scored: readonly ScoredQuestion[]) {
  return scored.flatMap(({ place, assessment }) =>
    (assessment?.points ?? []).map(({ text, verdict }) => ({ place, text, isMissed: isMissed(verdict) })),
  )
}
