import { Code } from '@app/contract/common/envelope'
import { AppError } from '../app-error.ts'

/** Why a model does not answer, or its answer broke off. */
export type LlmFaultKind =
  | 'noKey'
  | 'wrongKey'
  | 'unknownModel'
  | 'noCredit'
  | 'tooMany'
  /** No first piece in time. */
  | 'timeout'
  | 'unreachable'
  /** The stream broke off. */
  | 'cut'
  /** The provider sent something that is no reply. */
  | 'malformed'
  /** The provider refuses to talk about this. */
  | 'refused'
  /** The reply reached the model's most tokens. */
  | 'length'
  /** Anything else that the provider reports. */
  | 'failed'

/** To ask again does not help before the operator has done something. */
const LASTING: ReadonlySet<LlmFaultKind> = new Set(['noKey', 'wrongKey', 'unknownModel', 'noCredit'])

/** A fault of the provider, by name: its text is `llm.<kind>` in `locales/<lng>/server.json`. */
export class LlmFault extends AppError {
  readonly kind: LlmFaultKind
  readonly isLasting: boolean

  constructor(kind: LlmFaultKind, cause?: unknown) {
    const isLasting = LASTING.has(kind)
    super(kind === 'refused' ? Code.contentRefused : Code.unavailable, `llm.${kind}`, { isLasting })
    this.kind = kind
    this.isLasting = isLasting
    this.cause = cause
  }
}
