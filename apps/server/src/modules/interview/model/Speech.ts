import type { EndpointEvent } from '@app/contract/common/endpoint'
import type { contract } from '@app/contract/contract'
import type { InterviewSession } from '@app/contract/interview-session/schemas'
import type { EventSink } from '../../../platform/http/implement-stream.ts'
import type { LlmPiece } from '../../../platform/llm/llm.ts'

type Sink = EventSink<typeof contract.interviewSession.speak>
type SpeechEvent = EndpointEvent<typeof contract.interviewSession.speak>

/** What the interviewer is saying: whoever comes in the middle hears it from the beginning. */
export class Speech {
  readonly #abort = new AbortController()
  readonly #listeners = new Set<Sink>()
  #reasoning = ''
  #text = ''

  get signal(): AbortSignal {
    return this.#abort.signal
  }

  append({ kind, text }: LlmPiece): void {
    if (kind === 'text') this.#text += text
    else this.#reasoning += text
    for (const sink of this.#listeners) sink.send(pieceEvent(kind, text))
  }

  /** Tells the listeners that the model is silent, and for how many more seconds one waits for it. */
  wait(seconds: number): void {
    for (const sink of this.#listeners) sink.send({ event: 'waiting', id: '', data: { seconds } })
  }

  /** @returns a function to be called when the listener leaves; the interviewer goes on speaking */
  join(sink: Sink): () => void {
    if (this.#reasoning !== '') sink.send(pieceEvent('reasoning', this.#reasoning))
    if (this.#text !== '') sink.send(pieceEvent('text', this.#text))
    this.#listeners.add(sink)
    return () => this.#listeners.delete(sink)
  }

  /** @param session where the talk is now; null: what was said could not be stored */
  end(session: InterviewSession | null): void {
    for (const sink of this.#listeners) {
      if (session) sendSession(sink, session)
      else sink.abort()
    }
    this.#listeners.clear()
  }

  /** Interrupts it. */
  giveUp(): void {
    this.#abort.abort()
  }
}

export function sendSession(sink: Sink, session: InterviewSession): void {
  sink.send({ event: 'session', id: '', data: session })
  sink.end()
}

function pieceEvent(kind: LlmPiece['kind'], content: string): SpeechEvent {
  return { event: kind === 'text' ? 'message' : 'reasoning', id: '', data: { content } }
}
