import type { AiSource } from '@app/contract'
import type { Language } from '../../platform/i18n.ts'
import type { LlmPiece } from '../../platform/llm/llm.ts'
import type { Lookup } from './Retrieval.ts'

/** A message that came before. */
export interface Turn {
  sender: number
  text: string
}

/** What is to be answered. */
export interface AnswerRequest {
  question: string
  /** What was said before, in order. */
  history: readonly Turn[]
  /** What the site says on it. */
  lookup: Lookup
  /** The beginning of the answer, which broke off; what comes goes on from there. */
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

/** Who answers: a model, or what is embedded. */
export interface Assistant {
  /** The model's name; null for the embedded one. */
  readonly model: string | null
  /**
   * Answers, and resolves at the answer's end.
   * @param options.signal gives up; what then is thrown does not matter
   * @throws LlmFault when there is no answer, or none any more
   */
  answer: (request: AnswerRequest, options: AnswerOptions) => Promise<void>
}
