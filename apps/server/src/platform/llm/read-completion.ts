import type { Readable } from 'node:stream'
import { createParser, type EventSourceMessage } from 'eventsource-parser'
import { z } from 'zod/mini'
import { readProviderError } from './fault-of-answer.ts'
import { LlmFault, type LlmFaultKind } from './LlmFault.ts'
import type { LlmPiece, LlmUsage } from './llm.ts'

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
const usage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })
const completion = z.object({ choices: z.array(choice), usage: z.nullish(z.catch(z.nullish(usage), null)) })

const DONE = '[DONE]'

/** Names the fault that a provider reports within its answer. */
type NameFault = (description: string) => LlmFaultKind

/** Takes a piece of the reply. */
type OnPiece = (piece: LlmPiece) => void

/**
 * Reads a streamed completion; resolves at its end, to what it has cost if the provider says so.
 * @throws LlmFault when it is malformed, reports an error, was refused, or ends before its end
 */
export function readCompletionStream(
  body: Readable,
  nameFault: NameFault,
  onPiece: OnPiece,
): Promise<LlmUsage | undefined> {
  const { promise, resolve, reject } = Promise.withResolvers<LlmUsage | undefined>()
  let isFinished = false
  let cost: LlmUsage | undefined
  let isDone = false
  const take = ({ data }: EventSourceMessage) => {
    isDone ||= data === DONE
    if (isDone) return resolve(cost)
    const read = readCompletion(data, nameFault, onPiece)
    cost = read.cost ?? cost
    isFinished ||= endsReply(read.finishReason)
  }
  const parser = createParser({ onEvent: take })
  const decoder = new TextDecoder()
  // Not `for await`, which takes several times as long for each of the many small chunks.
  body.on('data', (bytes: Buffer) => {
    try {
      parser.feed(decoder.decode(bytes, { stream: true }))
    } catch (error) {
      reject(error)
      body.destroy()
    }
  })
  body.on('end', () => (isFinished ? resolve(cost) : reject(new LlmFault('cut'))))
  body.on('error', reject)
  // When there was neither.
  body.on('close', () => reject(new LlmFault('cut')))
  return promise
}

/** The same of an answer that came whole. */
export function readWholeCompletion(
  text: string,
  nameFault: NameFault,
  onPiece: OnPiece,
): LlmUsage | undefined {
  const { finishReason, cost } = readCompletion(text, nameFault, onPiece)
  endsReply(finishReason)
  return cost
}

interface ReadCompletion {
  finishReason: string | null | undefined
  cost: LlmUsage | undefined
}

function readCompletion(text: string, nameFault: NameFault, onPiece: OnPiece): ReadCompletion {
  const answer = parseJson(text)
  const fault = readProviderError(answer)
  if (fault !== null) throw new LlmFault(nameFault(fault))
  const parsed = completion.safeParse(answer)
  if (!parsed.success) throw new LlmFault('malformed', parsed.error)
  // The last chunk of some providers holds the usage and no choice.
  const [first] = parsed.data.choices
  const { content, reasoning_content, reasoning, refusal } = first?.delta ?? first?.message ?? {}
  if (refusal) throw new LlmFault('refused')
  const thought = reasoning_content ?? reasoning
  if (thought) onPiece({ kind: 'reasoning', text: thought })
  if (content) onPiece({ kind: 'text', text: content })
  const counted = parsed.data.usage
  return {
    finishReason: first?.finish_reason,
    cost: counted ? { tokensIn: counted.prompt_tokens, tokensOut: counted.completion_tokens } : undefined,
  }
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
