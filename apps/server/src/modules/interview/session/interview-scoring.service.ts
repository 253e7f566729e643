import type { EndReason, ModelFailure } from '@app/contract/interview-session/values'
import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { Logger } from '../../../platform/log.ts'
import { countInBank } from '../../content/parent/interview-bank-count.service.ts'
import type { MessageService, NewMessage } from '../../message/message.service.ts'
import { failureOf, isLasting } from '../model/model-failure.ts'
import { type ChangedAssessment, changeScores } from './change-scores.ts'
import { EmbeddedInterviewer } from './EmbeddedInterviewer.ts'
import { EmbeddedJudge } from './EmbeddedJudge.ts'
import { InterviewSessionRepository, type SessionRow } from './interview-session.repository.ts'
import type { Judge } from './Judge.ts'
import { ScoreRepository } from './score.repository.ts'
import type { SessionTotal } from './score-question.ts'
import { transition } from './session-machine.ts'
import type { Talk } from './Talk.ts'
import type { TalkQuestion } from './talk-state.ts'

const MINUTE = 60_000
/** How long one may finish an answer after the time is up. */
const GRACE = 10 * MINUTE
/** How long a session may be left alone. */
const IDLE = 7 * 24 * 60 * MINUTE
/** A session that waits for its score for so long has lost the server that was to give it. */
const SCORING = MINUTE
const BATCH = 50
/** The model's job has been tried as often as it may be long before. */
const LOST = 60 * MINUTE
/** Questions that the model is asked about at once. */
const AT_ONCE = 3

/** How the model gets on with a session. */
interface ModelTask {
  /** Why it does not judge it. */
  failure: ModelFailure | null
  signal?: AbortSignal
}

interface ScoringDependencies {
  kysely: Kysely<DB>
  /** undefined: no model is set. */
  modelJudge: Judge | undefined
  /** Has the model score a session soon, with the transaction. */
  sendJob: (id: number, trx: Transaction<DB>) => Promise<void>
  messages: MessageService
  log: Logger
}

/** Ends sessions whose time is up, and scores those that have ended. */
export class InterviewScoringService {
  readonly #db: Kysely<DB>
  readonly #deps: ScoringDependencies

  constructor(deps: ScoringDependencies) {
    this.#db = deps.kysely
    this.#deps = deps
  }

  /** Sees to it that a session that has just ended gets its score, if the model gives it: that takes a while. */
  async schedule(trx: Transaction<DB>, row: SessionRow, talk: Talk): Promise<void> {
    if (talk.current.state === 'scoring' && this.#isForModel(row)) await this.#deps.sendJob(row.id, trx)
  }

  /** Scores a session that has ended, once; what the model scores is left to its job, as long as that can still come. */
  async score(id: number): Promise<void> {
    const row = await new ScoreRepository(this.#db).find(id)
    if (!row || transition(row.state, 'scored') === null) return
    const isForModel = this.#isForModel(row)
    if (isForModel && row.act_time.getTime() > Date.now() - LOST) return
    await this.#scoreBy(row, new EmbeddedJudge(), { failure: failureWithout(row) })
  }

  /** Lets the model score a session; where it fails for good, the embedded scorer does. @throws to be tried once more */
  async scoreByModel(
    id: number,
    { signal, isLastTry }: { signal: AbortSignal; isLastTry: boolean },
  ): Promise<void> {
    const { modelJudge, log } = this.#deps
    const row = await new ScoreRepository(this.#db).find(id)
    if (!row || transition(row.state, 'scored') === null) return
    if (!modelJudge) return this.#scoreBy(row, new EmbeddedJudge(), { failure: 'lost' })
    try {
      await this.#scoreBy(row, modelJudge, { failure: null, signal })
    } catch (error) {
      signal.throwIfAborted()
      const failure = failureOf(error)
      log.warn({ session: id, failure, isLastTry }, 'the model did not score an interview')
      if (!isLastTry && !isLasting(failure)) throw error
      await this.#scoreBy(row, new EmbeddedJudge(), { failure })
    }
  }

  async #scoreBy(row: SessionRow, judge: Judge, { failure, signal }: ModelTask): Promise<void> {
    const talk = await new InterviewSessionRepository(this.#db).talkOf(row)
    await this.#finish(row.id, await assessAll(talk, judge, signal), failure)
  }

  /** More interviews than a user may have of a model a day are neither led nor scored by it. */
  #isForModel({ interviewer, interviewer_failure }: SessionRow): boolean {
    const isWanted = interviewer === 'model' && interviewer_failure !== 'quota'
    return isWanted && this.#deps.modelJudge !== undefined
  }

  /** Stores what it came to, unless another server has done so meanwhile. */
  async #finish(
    id: number,
    assessed: readonly ChangedAssessment[],
    failure: ModelFailure | null,
  ): Promise<void> {
    await this.#db.transaction().execute(async (trx) => {
      const scores = new ScoreRepository(trx)
      const row = await scores.lock(id)
      if (!row || transition(row.state, 'scored') === null) return
      const isFirst = await scores.finish(row)
      if (isFirst && row.bank_id !== null) await countInBank(trx, row.bank_id, { learners: 1 })
      const { total } = await changeScores(trx, row, assessed, failure)
      await this.#deps.messages.send(trx, [resultMessage(row, total)])
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
      talk.endUnattended(reason, new EmbeddedInterviewer(row.language), now)
      await sessions.save(id, talk, now)
      await this.schedule(trx, row, talk)
      return talk.current.state
    })
    if (state === 'scoring') await this.score(id)
  }
}

/** With the score, or as long as there is none with what was mentioned. */
function resultMessage(
  { id, user_id, bank_name }: SessionRow,
  { score, mentionedCount, pointCount }: SessionTotal,
): NewMessage {
  return {
    userId: user_id,
    kind: 'interview',
    ...(score === null
      ? { event: 'interview.mentioned', values: { mentioned: mentionedCount, all: pointCount } }
      : { event: 'interview.result', values: { score } }),
    subject: bank_name,
    path: `/interview/result/${id}`,
    fold: `interview:${id}`,
  }
}

/** Why a session that goes on is to be ended; null when it is not. The clock stands still during a pause. */
function overdueReason({ deadline_time, pause_time, act_time }: SessionRow, now: Date): EndReason | null {
  const isUp =
    deadline_time !== null && pause_time === null && deadline_time.getTime() <= now.getTime() - GRACE
  if (isUp) return 'timeUp'
  return act_time.getTime() <= now.getTime() - IDLE ? 'idle' : null
}

/** What was answered is assessed; what was skipped or not reached is not. */
async function assessAll(talk: Talk, judge: Judge, signal?: AbortSignal): Promise<ChangedAssessment[]> {
  const answered = talk.questions.filter(({ state }) => state === 'answered')
  const assessed: ChangedAssessment[] = []
  for (let from = 0; from < answered.length; from += AT_ONCE) {
    const assess = async (asked: TalkQuestion): Promise<ChangedAssessment> => ({
      place: asked.place,
      assessment: await judge.assess(talk, asked, signal && { signal }),
    })
    assessed.push(...(await Promise.all(answered.slice(from, from + AT_ONCE).map(assess))))
  }
  return assessed
}

/** Why a session is scored without the model that it was to be scored by; null when it was not to be. */
function failureWithout({ interviewer, interviewer_failure }: SessionRow): ModelFailure | null {
  if (interviewer === 'embedded') return null
  return interviewer_failure === 'quota' ? 'quota' : 'lost'
}
