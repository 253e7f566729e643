import type { EndReason } from '@app/contract/interview-session/values'
import { LlmFault } from '../../../platform/llm/LlmFault.ts'
import type { Llm, LlmPiece } from '../../../platform/llm/llm.ts'
import { answersOf } from '../session/answers-of.ts'
import { EmbeddedInterviewer, mostFollowUps } from '../session/EmbeddedInterviewer.ts'
import type { SessionRow } from '../session/interview-session.repository.ts'
import { isLost } from '../session/judge-answers.ts'
import type { Interviewer, Move, Talk } from '../session/Talk.ts'
import { holdsQuestion } from './holds-question.ts'
import { UnusableReply } from './model-failure.ts'
import { type SpeechAct, SpeechReader } from './read-speech.ts'
import { Silence } from './Silence.ts'
import { type SpeechTask, speechMessages } from './speech-messages.ts'

/** After so many milliseconds without a piece one says what one waits for, and after so many the model is given up. */
export const SILENCE = { notice: 8_000, end: 20_000 } as const

interface Listening {
  signal: AbortSignal
  /** Takes what the interviewer says, and what the model thinks before. */
  onPiece: (piece: LlmPiece) => void
  /** The model has been silent for a while. */
  onSilence: () => void
}

/** Lets a model lead an interview: it asks the chosen questions in its own words and follows up within their key points. */
export class ModelInterviewer {
  readonly #llm: Llm

  constructor(llm: Llm) {
    this.#llm = llm
  }

  /**
   * What the interviewer says now, as somebody who says just that.
   * @throws LlmFault, UnusableReply
   */
  async think(row: SessionRow, talk: Talk, { signal, onPiece, onSilence }: Listening): Promise<Interviewer> {
    const task = taskOf(talk)
    const reader = new SpeechReader((text) => onPiece({ kind: 'text', text }))
    // A reply that turns out to be of no use is not waited for, nor one that does not come.
    const abort = new AbortController()
    const giveUp = (error: unknown) => abort.abort(error)
    const silence = new Silence(SILENCE, { notice: onSilence, end: () => giveUp(new LlmFault('timeout')) })
    const take = (piece: LlmPiece) => {
      silence.break()
      if (piece.kind === 'reasoning') return onPiece(piece)
      try {
        reader.take(piece.text)
      } catch (error) {
        giveUp(error)
      }
    }
    const stream = this.#llm.stream(speechMessages(row, talk, task), {
      signal: AbortSignal.any([signal, abort.signal]),
      onPiece: take,
    })
    try {
      await Promise.race([stream, whenAborted(abort.signal)])
    } catch (error) {
      throw abort.signal.aborted ? abort.signal.reason : error
    } finally {
      silence.stop()
    }
    const { act, content } = reader.end()
    const point = pointOf(act, talk, task)
    const missing = missingQuestion(content, point, talk, task)
    if (missing !== '') onPiece({ kind: 'text', text: missing })
    return new SpokenWords(new EmbeddedInterviewer(row.language), `${content}${missing}`, point)
  }
}

function taskOf(talk: Talk): SpeechTask {
  const { question } = talk
  const next = talk.questions[talk.current.place]
  if (!question || talk.current.state === 'asking' || !talk.mayFollowUp) return { mayFollowUp: false, next }
  const isUsedUp = question.followedUp.length >= mostFollowUps(talk.strictness, question)
  const isAllAsked = question.followedUp.length >= question.question.keyPoints.length
  return { mayFollowUp: !isUsedUp && !isAllAsked && !isLost(answersOf(talk.turns, question)), next }
}

/** The place of the key point that is asked about; null to go on. @throws UnusableReply when that may not be done now */
function pointOf(act: SpeechAct, { question }: Talk, { mayFollowUp, next }: SpeechTask): number | null {
  if (act.kind === 'end' && next) throw new UnusableReply('the interviewer ends too early')
  if (act.kind !== 'followUp') return null
  const place = act.point - 1
  const isKnown = question?.question.keyPoints[place] !== undefined && !question.followedUp.includes(place)
  if (!mayFollowUp || !isKnown) throw new UnusableReply('the interviewer asks on where they may not')
  return place
}

/** What has to be added to the words of a model that does not ask what it is to ask; empty when it does. */
function missingQuestion(content: string, point: number | null, talk: Talk, { next }: SpeechTask): string {
  const followUp = point === null ? undefined : talk.question?.question.keyPoints[point]?.followUp
  const wanted = point === null ? [next?.question.title, next?.question.variant] : [followUp]
  const [question = '', ...others] = wanted.filter(Boolean)
  return question === '' || holdsQuestion(content, [question, ...others]) ? '' : `\n${question}`
}

/** Rejects with the reason as soon as the signal is aborted, though whoever listens to it may not. */
function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  )
}

/** Says what a model has thought of; the rest is said by the embedded interviewer. */
class SpokenWords implements Interviewer {
  readonly #embedded: Interviewer
  readonly #content: string
  readonly #point: number | null

  constructor(embedded: Interviewer, content: string, point: number | null) {
    this.#embedded = embedded
    this.#content = content
    this.#point = point
  }

  opening(talk: Talk): string {
    return this.#embedded.opening(talk)
  }

  ask(): string {
    return this.#content
  }

  followUp(): Move {
    return this.#point === null ? null : { content: this.#content, point: this.#point }
  }

  closing(talk: Talk, reason: EndReason): string {
    return reason === 'completed' ? this.#content : this.#embedded.closing(talk, reason)
  }
}
