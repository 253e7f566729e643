import type {
  InterviewResult,
  InterviewSession,
  NewInterviewSession,
} from '@app/contract/interview-session/schemas'
import { vi } from 'vitest'
import { type CompletionCall, type OpenAiServer, startOpenAiServer } from './openai-server.ts'
import type { SignedIn } from './test-app.ts'

/** What the answers to the factories' interview questions say of their key points, one after the other. */
export const KNOWN = ['批量写入', '失败重试', '压缩存储']

/** A provider whose model leads no interviews but judges them. */
export interface JudgingProvider {
  server: OpenAiServer
  /** The environment of a server that has it. */
  ai: { llm: { baseUrl: string; apiKey: undefined; model: string; firstTokenSeconds: number } }
  /** Answers a call to judge; {@link judge} unless a test says otherwise. */
  score: (call: CompletionCall) => void
}

/** What was asked and said, of all that a model is told to judge. */
export function talkOf({ request }: CompletionCall): string {
  const material: { talk: unknown } = JSON.parse(request.messages.at(-1)?.content ?? '{}')
  return JSON.stringify(material.talk)
}

/** Finds the points right whose words the candidate said. */
export function judge(call: CompletionCall): void {
  const said = talkOf(call)
  const points = KNOWN.map((words, place) => {
    const isSaid = said.includes(words)
    return { point: place + 1, verdict: isSaid ? 'right' : 'missing', quote: isSaid ? words : '' }
  })
  call.say(JSON.stringify({ points, expression: 80, comment: '说得有条理。' }))
  call.finish()
}

export async function startJudgingProvider(): Promise<JudgingProvider> {
  const server = await startOpenAiServer({
    answer: (call) => {
      const isScoring = call.request.messages[0]?.content.includes('评分员')
      if (isScoring) provider.score(call)
      else call.refuse(401, { message: 'bad key' })
    },
  })
  const llm = { baseUrl: server.url, apiKey: undefined, model: 'test-model', firstTokenSeconds: 30 }
  const provider: JudgingProvider = { server, ai: { llm }, score: judge }
  return provider
}

/** Begins an interview that the embedded interviewer leads, as the model does not. */
export async function beginJudged(
  { api }: SignedIn,
  change: Pick<NewInterviewSession, 'bankId'> & Partial<NewInterviewSession>,
): Promise<InterviewSession> {
  const id = await api.interviewSession.add({ questionCount: 5, level: 'middle', minutes: null, ...change })
  for await (const event of await api.interviewSession.speak({ id, step: 0 }))
    if (event.event === 'session') return event.data
  throw new Error('the interviewer broke off')
}

/** The result, as soon as the model has judged it. */
export const resultOf = ({ api }: SignedIn, id: number): Promise<InterviewResult> =>
  vi.waitFor(() => api.interviewSession.result({ id }))
