import type { contract } from '@app/contract/contract'
import type { InterviewSession } from '@app/contract/interview-session/schemas'
import type { ModelFailure } from '@app/contract/interview-session/values'
import type { Kysely } from 'kysely'
import { notFound } from '../../../platform/app-error.ts'
import type { DB } from '../../../platform/db/schema.gen.ts'
import type { StreamStart } from '../../../platform/http/implement-stream.ts'
import type { Logger } from '../../../platform/log.ts'
import { EmbeddedInterviewer } from '../session/EmbeddedInterviewer.ts'
import type { InterviewScoringService } from '../session/interview-scoring.service.ts'
import { InterviewSessionRepository, type SessionRow } from '../session/interview-session.repository.ts'
import { isLedByModel } from '../session/led-by-model.ts'
import { toSession } from '../session/session.mapper.ts'
import type { Interviewer, Talk } from '../session/Talk.ts'
import { type ModelInterviewer, SILENCE } from './ModelInterviewer.ts'
import { failureOf } from './model-failure.ts'
import { Speech, sendSession } from './Speech.ts'

/** A model that has not ended by then says nothing of use any more. */
const MOST_MILLISECONDS = 90_000

interface SpeechDependencies {
  kysely: Kysely<DB>
  /** undefined: no model is set. */
  modelInterviewer: ModelInterviewer | undefined
  scoring: InterviewScoringService
  log: Logger
}

interface Thought {
  interviewer: Interviewer
  failure: ModelFailure | null
}

/**
 * The interviewer's turns where a model leads the talk: its words are passed on while they come, and stored as one step when
 * they are whole. A server that dies meanwhile has said nothing, and whoever comes next is told anew.
 */
export class InterviewSpeechService {
  readonly #deps: SpeechDependencies
  /** By the session. */
  readonly #running = new Map<number, Speech>()

  constructor(deps: SpeechDependencies) {
    this.#deps = deps
  }

  /** @throws AppError 40400 */
  async open(
    userId: number,
    { id, step }: { id: number; step: number },
  ): Promise<StreamStart<typeof contract.interviewSession.speak>> {
    const sessions = new InterviewSessionRepository(this.#deps.kysely)
    const row = await sessions.find(userId, id)
    if (!row) throw notFound()
    const talk = await sessions.talkOf(row)
    if (row.step !== step || !talk.isInterviewersTurn) {
      const session = toSession(row, talk, new Date())
      return (sink) => {
        sendSession(sink, session)
        return () => {}
      }
    }
    const speech = this.#running.get(id) ?? this.#begin(row, talk)
    return (sink) => speech.join(sink)
  }

  /** Interrupts what is being said; it is asked for again after the next start. */
  close(): void {
    for (const speech of this.#running.values()) speech.giveUp()
  }

  #begin(row: SessionRow, talk: Talk): Speech {
    const speech = new Speech()
    this.#running.set(row.id, speech)
    this.#speak(row, talk, speech)
      .catch((error: unknown) => {
        if (!speech.signal.aborted) this.#deps.log.error({ err: error }, 'an interviewer did not speak')
        return null
      })
      .then((session) => {
        this.#running.delete(row.id)
        speech.end(session)
      })
    return speech
  }

  async #speak(row: SessionRow, talk: Talk, speech: Speech): Promise<InterviewSession> {
    const thought = await this.#think(row, talk, speech)
    return this.#store(row, thought)
  }

  /** Where the model fails, the embedded interviewer takes over, until the next question at least. */
  async #think(row: SessionRow, talk: Talk, speech: Speech): Promise<Thought> {
    const { modelInterviewer, log } = this.#deps
    const embedded = new EmbeddedInterviewer(row.language)
    const since = talk.turns.at(-1)?.time ?? new Date()
    if (!isLedByModel(row, talk) || talk.isOverdue(since)) return { interviewer: embedded, failure: null }
    if (!modelInterviewer) return { interviewer: embedded, failure: 'lost' }
    const signal = AbortSignal.any([speech.signal, AbortSignal.timeout(MOST_MILLISECONDS)])
    try {
      const onSilence = () => speech.wait((SILENCE.end - SILENCE.notice) / 1000)
      const listening = { signal, onPiece: speech.append.bind(speech), onSilence }
      return { interviewer: await modelInterviewer.think(row, talk, listening), failure: null }
    } catch (error) {
      speech.signal.throwIfAborted()
      const failure = failureOf(error)
      log.warn({ session: row.id, failure }, 'the embedded interviewer takes over')
      return { interviewer: embedded, failure }
    }
  }

  /** Stores what was said, unless the talk has gone on without it. */
  async #store(
    { id, user_id: userId, step }: SessionRow,
    { interviewer, failure }: Thought,
  ): Promise<InterviewSession> {
    const { kysely, scoring } = this.#deps
    const { row, talk } = await kysely.transaction().execute(async (trx) => {
      const sessions = new InterviewSessionRepository(trx)
      const known = await sessions.lock(userId, id)
      if (!known) throw notFound()
      const now = new Date()
      const talk = await sessions.talkOf(known)
      if (known.step !== step || !talk.isInterviewersTurn) return { row: known, talk }
      talk.speak(interviewer, now)
      await sessions.save(id, talk, now)
      if (failure) await sessions.noteInterviewerFailure(id, failure, talk.current.place)
      await scoring.schedule(trx, known, talk)
      const failed = failure && { interviewer_failure: failure, failed_place: talk.current.place }
      return { row: { ...known, ...failed }, talk }
    })
    return toSession(row, talk, new Date())
  }
}
