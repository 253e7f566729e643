import type { LlmFaultKind } from './LlmFault.ts'
import type { LlmMessage, LlmPiece, LlmUsage } from './llm.ts'

/** Messages from the server's thread to the model's thread. */
export type LlmRequest =
  | { id: number; kind: 'stream'; messages: readonly LlmMessage[] }
  | { id: number; kind: 'giveUp' }

/** Something that has happened to a reply. */
export type LlmNews =
  | { id: number; kind: 'piece'; piece: LlmPiece }
  | { id: number; kind: 'usage'; usage: LlmUsage }
  | { id: number; kind: 'end' }
  /** @param code why, as the system says it, such as `ECONNREFUSED` */
  | { id: number; kind: 'fault'; fault: LlmFaultKind; code: string | undefined }
  /** An unexpected error of the thread itself. */
  | { id: number; kind: 'error'; error: Error }

/** What has happened since the last report, in order. */
export type LlmReport = readonly LlmNews[]
