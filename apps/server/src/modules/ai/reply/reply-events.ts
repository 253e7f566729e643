import type { AiSource } from '@app/contract/ai-message/schemas'
import type { EndpointEvent } from '@app/contract/common/endpoint'
import type { contract } from '@app/contract/contract'
import type { AppError } from '../../../platform/app-error.ts'
import type { EventSink } from '../../../platform/http/implement-stream.ts'
import { type Language, translator } from '../../../platform/i18n.ts'
import { LlmFault } from '../../../platform/llm/LlmFault.ts'
import { type ReplyPosition, toEventId } from './event-id.ts'

export type ChatEvent = EndpointEvent<typeof contract.ai.chat>
export type ChatSink = EventSink<typeof contract.ai.chat>

/** The text, reasoning and sources of a reply. */
export interface ReplyContent {
  text: string
  reasoning: string
  sources: AiSource[]
}

/** The id of an event after which a reply goes on with what is not in `content` yet. */
function endOf(messageId: number, { text, reasoning }: Pick<ReplyContent, 'text' | 'reasoning'>): string {
  return toEventId({ messageId, reasoningFrom: reasoning.length, contentFrom: text.length })
}

/**
 * Sends the part of a reply after a position.
 * @param position null, or beyond what there is: from the beginning, as far as that goes
 */
export function sendContent(
  sink: ChatSink,
  messageId: number,
  content: ReplyContent,
  position: ReplyPosition | null,
): void {
  const { text, reasoning, sources } = content
  const contentFrom = Math.min(position?.contentFrom ?? 0, text.length)
  const reasoningFrom = Math.min(position?.reasoningFrom ?? 0, reasoning.length)
  const start = { messageId, contentFrom, reasoningFrom }
  sink.send({ event: 'start', id: toEventId(start), data: start })
  const id = endOf(messageId, content)
  if (sources.length > 0) sink.send({ event: 'sources', id: toEventId(start), data: sources })
  const [thought, said] = [reasoning.slice(reasoningFrom), text.slice(contentFrom)]
  if (thought !== '') {
    const afterThought = toEventId({ ...start, reasoningFrom: reasoning.length })
    sink.send({ event: 'reasoning', id: afterThought, data: { content: thought } })
  }
  if (said !== '') sink.send({ event: 'message', id, data: { content: said } })
}

/** Sends what a reply has grown by since it was sent. */
export function sendGrowth(
  sink: ChatSink,
  messageId: number,
  sent: ReplyContent,
  { text, reasoning, sources }: ReplyContent,
): void {
  if (sources.length > sent.sources.length) {
    sink.send({ event: 'sources', id: endOf(messageId, sent), data: sources })
  }
  const [thought, said] = [reasoning.slice(sent.reasoning.length), text.slice(sent.text.length)]
  if (thought !== '') {
    const id = endOf(messageId, { ...sent, reasoning })
    sink.send({ event: 'reasoning', id, data: { content: thought } })
  }
  if (said !== '') {
    sink.send({ event: 'message', id: endOf(messageId, { text, reasoning }), data: { content: said } })
  }
}

/** Ends a stream. @param fault why the reply broke off; null when it did not, or the reader wanted it to */
export function sendEnd(sink: ChatSink, fault: AppError | null, language: Language): void {
  if (fault) {
    const data = {
      code: fault.code,
      message: translator(language)(fault.messageKey),
      ...(fault instanceof LlmFault && { isLasting: fault.isLasting }),
    }
    sink.send({ event: 'error', id: '', data })
  }
  sink.end()
}
