import type { AiConversation } from '@app/contract/ai-conversation/schemas'
import type { AiMessage } from '@app/contract/ai-message/schemas'
import type { CurrentUser } from '@app/contract/user/schemas'
import { type Mock, vi } from 'vitest'
import type { Api } from '../../../shared/api.ts'
import { type KeyValueStorage, memoryStorage } from '../../../shared/browser-storage.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { writeSession, writeUser } from '../../../shared/session/session-storage.ts'
import { type FakeCalls, fakeRoot } from '../../../testing/fake-root.ts'
import { type FakeStream, fakeStream } from '../../../testing/fake-stream.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'

type Events = Awaited<ReturnType<Api['ai']['chat']>>
type ChatEvent = Events extends AsyncIterable<infer E> ? E : never
type Call<R extends keyof Api, K extends keyof Api[R]> = Api[R][K] extends (...input: infer I) => infer O
  ? Mock<(...input: I) => O>
  : never

const USER: CurrentUser = {
  id: 5,
  email: 'lin@example.com',
  username: 'lin',
  avatarUrl: null,
  userRole: 'user',
  hasPassword: true,
  createTime: '2026-01-01T00:00:00.000Z',
}

/** The assistant of a tab, with the calls a test looks at or answers itself. */
export interface TestedAssistant {
  root: RootStore
  store: AssistantStore
  storage: KeyValueStorage
  add: Call<'aiConversation', 'add'>
  remove: Call<'aiConversation', 'delete'>
  get: Call<'aiConversation', 'get'>
  list: Call<'aiConversation', 'list'>
  update: Call<'aiConversation', 'update'>
  addMessage: Call<'aiMessage', 'add'>
  rate: Call<'aiMessage', 'rate'>
  chat: Call<'ai', 'chat'>
  stop: Call<'ai', 'stop'>
  /** One per time the assistant is asked, in order. */
  streams: FakeStream<ChatEvent>[]
}

/** The server has no conversations, takes everything, gives ids from 1 on, and streams what the test sends. */
export function assistantOf({
  isGuest = false,
  isRestored = true,
  storage = memoryStorage(),
}: {
  isGuest?: boolean
  /** Whether the tab has read who is logged in. */
  isRestored?: boolean
  storage?: KeyValueStorage
} = {}): TestedAssistant {
  let lastId = 0
  const nextId = async () => {
    lastId += 1
    return lastId
  }
  const streams: FakeStream<ChatEvent>[] = []
  const calls = {
    add: vi.fn<Api['aiConversation']['add']>(nextId),
    remove: vi.fn<Api['aiConversation']['delete']>(async () => true),
    get: vi.fn<Api['aiConversation']['get']>(async ({ id }) => ({ ...saved(id), messageList: [] })),
    list: vi.fn<Api['aiConversation']['list']>(async () => []),
    update: vi.fn<Api['aiConversation']['update']>(async () => true),
    addMessage: vi.fn<Api['aiMessage']['add']>(nextId),
    rate: vi.fn<Api['aiMessage']['rate']>(async () => true),
    chat: vi.fn<Api['ai']['chat']>(async (_, options) => {
      const stream = fakeStream<ChatEvent>()
      streams.push(stream)
      return stream.read(options?.signal)
    }),
    stop: vi.fn<Api['ai']['stop']>(async () => true),
  }
  const api: FakeCalls = {
    aiConversation: {
      add: calls.add,
      delete: calls.remove,
      get: calls.get,
      list: calls.list,
      update: calls.update,
    },
    aiMessage: { add: calls.addMessage, rate: calls.rate },
    ai: {
      chat: calls.chat,
      stop: calls.stop,
      status: async () => ({ provider: 'offline', model: null, dailyQuota: 200, remaining: 200 }),
    },
    user: { my: async () => USER },
  }
  if (!isGuest) {
    writeSession(storage, 'token-1')
    writeUser(storage, 'token-1', USER)
  }
  const root = fakeRoot(api, storage)
  if (isRestored) root.session.restore()
  return { root, store: root.feature(AssistantStore), storage, streams, ...calls }
}

/** A conversation as the server lists it. */
export function saved(id: number, title = `对话${id}`): AiConversation {
  return { id, title, createTime: '2026-03-04T05:06:00.000Z', updateTime: '2026-03-04T05:06:00.000Z' }
}

/** A message as the server keeps it. */
export function savedMessage(parts: Pick<AiMessage, 'id' | 'sender' | 'messageText'> & Partial<AiMessage>) {
  return {
    conversationId: 1,
    createTime: '2026-03-04T05:06:00.000Z',
    status: 'complete' as const,
    reasoning: '',
    sources: [],
    question: null,
    isHelpful: null,
    eventId: '',
    ...parts,
  }
}

/** The first event of a reply. */
export function start(messageId: number, contentFrom = 0): ChatEvent {
  return { event: 'start', id: `${messageId}-0-0`, data: { messageId, contentFrom, reasoningFrom: 0 } }
}

/** A piece of a reply. */
export function piece(content: string, id = ''): ChatEvent {
  return { event: 'message', id, data: { content } }
}
