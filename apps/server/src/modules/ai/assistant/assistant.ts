import type { AiSource } from '@app/contract/ai-message/schemas'
import type { Language } from '../../../platform/i18n.ts'
import type { LlmPiece } from '../../../platform/llm/llm.ts'
import type { Lookup } from './Retrieval.ts'

/** A message that came before. */
export interface Turn {
  sender: number
  text: string
}

/** A question with everything needed to answer it. */
export interface AnswerRequest {
  question: string
  /** Earlier messages, in order. */
  history: readonly Turn[]
  /** The site's content on the question. */
  lookup: Lookup
  /** The stored beginning of an answer that broke off; the new text continues it. */
  soFar: string
  language: Language
}

/** A piece of an answer, or the pages that it rests on. */
export type AnswerPiece = LlmPiece | { kind: 'sources'; sources: AiSource[] }

export interface AnswerOptions {
  signal: AbortSignal
  /** Takes each piece, the sources first. */
  onPiece: (piece: AnswerPiece) => void
}

/** Answers questions: a model or the embedded assistant. */
export interface Assistant {
  /** The model's name; null for the embedded one. */
  readonly model: string | null
  /**
   * Answers, and resolves at the answer's end.
   * @param options.signal aborts; errors after that are ignored
   * @throws LlmFault when the answer fails or breaks off
   */
  answer: (request: AnswerRequest, options: AnswerOptions) => Promise<void>
}
