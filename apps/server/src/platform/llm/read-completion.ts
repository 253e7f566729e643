import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { z } from 'zod/mini'
import { readProviderError } from './fault-of-answer.ts'
import { LlmFault, type LlmFaultKind } from './LlmFault.ts'
import type { LlmPiece } from './llm.ts'

const written = {
  content: z.nullish(z.string()),
  /** DeepSeek, Qwen, vLLM; Ollama and OpenRouter call it `reasoning`. */
  reasoning_content: z.nullish(z.string()),
  reasoning: z.nullish(z.string()),
  refusal: z.nullish(z.string()),
}
const choice = z.object({
  delta: z.nullish(z.object(written)),
  /** In an answer that is no stream. */
  message: z.nullish(z.object(written)),
  finish_reason: z.nullish(z.string()),
})
const completion = z.object({ choices: z.array(choice) })

const DONE = '[DONE]'

/** Names the fault that a provider reports within its answer. */
type NameFault = (description: string) => LlmFaultKind

/**
 * The pieces of a streamed completion.
 * @throws LlmFault when it is malformed, reports an error, was refused, or ends before its end
 */
export async function* readCompletionStream(
  body: AsyncIterable<Buffer>,
  nameFault: NameFault,
): AsyncGenerator<LlmPiece, void> {
  const received: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => received.push(message) })
  const decoder = new TextDecoder()
  let isFinished = false
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    for (const { data } of received.splice(0)) {
      if (data === DONE) return
      const { pieces, finishReason } = readCompletion(data, nameFault)
      yield* pieces
      isFinished ||= endsReply(finishReason)
    }
  }
  if (!isFinished) throw new LlmFault('cut')
}

/** The same of an answer that came whole. */
export function* readWholeCompletion(text: string, nameFault: NameFault): Generator<LlmPiece, void> {
  const { pieces, finishReason } = readCompletion(text, nameFault)
  yield* pieces
  endsReply(finishReason)
}

function readCompletion(text: string, nameFault: NameFault) {
  const answer = parseJson(text)
  const fault = readProviderError(answer)
  if (fault !== null) throw new LlmFault(nameFault(fault))
  const parsed = completion.safeParse(answer)
  if (!parsed.success) throw new LlmFault('malformed', parsed.error)
  // The last chunk of some providers holds the usage and no choice.
  const [first] = parsed.data.choices
  const { content, reasoning_content, reasoning, refusal } = first?.delta ?? first?.message ?? {}
  if (refusal) throw new LlmFault('refused')
  const pieces: LlmPiece[] = []
  const thought = reasoning_content ?? reasoning
  if (thought) pieces.push({ kind: 'reasoning', text: thought })
  if (content) pieces.push({ kind: 'text', text: content })
  return { pieces, finishReason: first?.finish_reason }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new LlmFault('malformed', error)
  }
}

/** @returns whether the reply is over. @throws LlmFault when it is not whole */
function endsReply(finishReason: string | null | undefined): boolean {
  if (finishReason === 'content_filter') throw new LlmFault('refused')
  if (finishReason === 'length') throw new LlmFault('length')
  return Boolean(finishReason)
}
