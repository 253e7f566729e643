import type { ModelFailure } from '@app/contract/interview-session/values'
import { LlmFault } from '../../../platform/llm/LlmFault.ts'

/** A model's reply that cannot be used: another shape than was asked for, or nothing that its verdicts rest on. */
export class UnusableReply extends Error {
  override readonly name = 'UnusableReply'
}

/** Faults that asking once more does not mend. */
const LASTING: ReadonlySet<ModelFailure> = new Set([
  'noKey',
  'wrongKey',
  'unknownModel',
  'noCredit',
  'refused',
  'quota',
  'lost',
])

export const isLasting = (failure: ModelFailure) => LASTING.has(failure)

/** Why a model did not do what it was asked to. @throws what is no failure of a model */
export function failureOf(error: unknown): ModelFailure {
  if (error instanceof LlmFault) return error.kind
  if (error instanceof UnusableReply) return 'unusable'
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout'
  throw error
}
