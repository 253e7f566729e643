import { type Client, createClient, type StreamOptions } from '@app/api-client'
import { umiTransport } from '@app/api-client/umi-transport'
import type { AiChatInput } from '@app/contract/ai/schemas'
import type { EndpointEvent } from '@app/contract/common/endpoint'
import { type Contract, contract } from '@app/contract/contract'
import type { TestApp } from './test-app.ts'

type ChatEvent = EndpointEvent<typeof contract.ai.chat>

/** A reader of replies over a real connection. */
export interface ChatClient {
  id: number
  token: string
  api: Client<Contract>
  /** A new conversation. */
  begin: () => Promise<number>
  /** Opens a stream, to be read step by step. */
  open: (input: AiChatInput, options?: StreamOptions) => Promise<AsyncIterator<ChatEvent>>
  /** Reads a stream to its end. */
  read: (input: AiChatInput, options?: StreamOptions) => Promise<ReadReply>
}

export interface ReadReply {
  events: ChatEvent[]
  messageId: number
  text: string
  reasoning: string
  /** The message of the error event; null for none. */
  fault: string | null
  lastId: string
}

/** Signs a learner in at a test app that listens. @param learner one who is signed in already, at another server */
export async function startChatClient(
  t: TestApp,
  learner?: { id: number; token: string },
): Promise<ChatClient> {
  const known = learner ?? (await t.signIn())
  if (!t.app.server.listening) await t.app.listen({ port: 0, host: '127.0.0.1' })
  const address = t.app.server.address()
  if (address === null || typeof address === 'string') throw new Error('not listening')
  return chatClientAt(`http://127.0.0.1:${address.port}`, known)
}

/** The api of a server as somebody calls it. @param token null for a guest */
export function apiAt(url: string, token: string | null): Client<Contract> {
  return createClient(contract, {
    getToken: () => token,
    getLanguage: () => 'zh-CN',
    describeFailure: (failure) => failure,
    transport: umiTransport(url),
  })
}

/** @param learner who is signed in */
export function chatClientAt(url: string, { id, token }: { id: number; token: string }): ChatClient {
  const api = apiAt(url, token)
  const open: ChatClient['open'] = async (input, options) =>
    (await api.ai.chat(input, options))[Symbol.asyncIterator]()
  return {
    id,
    token,
    api,
    begin: () => api.aiConversation.add({ title: '新对话' }),
    open,
    read: async (input, options) => readReply(await open(input, options)),
  }
}

/** Reads the rest of a stream. */
export async function readReply(stream: AsyncIterator<ChatEvent>): Promise<ReadReply> {
  const reply: ReadReply = { events: [], messageId: 0, text: '', reasoning: '', fault: null, lastId: '' }
  for (let next = await stream.next(); !next.done; next = await stream.next()) {
    const { value } = next
    reply.events.push(value)
    reply.lastId = value.id
    if (value.event === 'start') reply.messageId = value.data.messageId
    if (value.event === 'message') reply.text += value.data.content
    if (value.event === 'reasoning') reply.reasoning += value.data.content
    if (value.event === 'error') reply.fault = value.data.message
  }
  return reply
}

/** Reads events up to the given text, and leaves the stream open. @returns the id of the last one */
export async function readUntil(stream: AsyncIterator<ChatEvent>, text: string): Promise<string> {
  let read = ''
  for (let next = await stream.next(); !next.done; next = await stream.next()) {
    if (next.value.event === 'message') read += next.value.data.content
    if (read === text) return next.value.id
  }
  throw new Error(`the stream ended with: ${read}`)
}
