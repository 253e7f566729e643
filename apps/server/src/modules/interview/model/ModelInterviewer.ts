import type { EndReason } from '@app/contract'
import type { Llm, LlmPiece } from '../../../platform/llm/llm.ts'
import { answersOf } from '../session/answers-of.ts'
import { EmbeddedInterviewer, mostFollowUps } from '../session/EmbeddedInterviewer.ts'
import type { SessionRow } from '../session/interview-session.repository.ts'
import { isAtALoss } from '../session/judge-answers.ts'
import type { Interviewer, Move, Talk } from '../session/Talk.ts'
import { UnusableReply } from './model-failure.ts'
import { type SpeechAct, SpeechReader } from './read-speech.ts'
import { type SpeechTask, speechMessages } from './speech-messages.ts'

interface Listening {
  signal: AbortSignal
  /** Takes what the interviewer says, and what the model thinks before. */
  onPiece: (piece: LlmPiece) => void
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
  async think(row: SessionRow, talk: Talk, { signal, onPiece }: Listening): Promise<Interviewer> {
    const task = taskOf(talk)
    const reader = new SpeechReader((text) => onPiece({ kind: 'text', text }))
    // A reply that turns out to be of no use is not waited for.
    const abort = new AbortController()
    let unusable: unknown
    const take = (piece: LlmPiece) => {
      if (piece.kind === 'reasoning') return onPiece(piece)
      try {
        reader.take(piece.text)
      } catch (error) {
        unusable ??= error
        abort.abort(error)
      }
    }
    await this.#llm
      .stream(speechMessages(row, talk, task), {
        signal: AbortSignal.any([signal, abort.signal]),
        onPiece: take,
      })
      .catch((error: unknown) => {
        throw unusable ?? error
      })
    const { act, content } = reader.end()
    return new SpokenWords(new EmbeddedInterviewer(row.language), content, pointOf(act, talk, task))
  }
}

function taskOf(talk: Talk): SpeechTask {
  const { question } = talk
  const next = talk.questions[talk.current.place]
  if (!question || talk.current.state === 'asking' || !talk.mayFollowUp) return { mayFollowUp: false, next }
  const isUsedUp = question.followedUp.length >= mostFollowUps(talk.strictness)
  const isAllAsked = question.followedUp.length >= question.question.keyPoints.length
  return { mayFollowUp: !isUsedUp && !isAllAsked && !isAtALoss(answersOf(talk.turns, question.place)), next }
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
