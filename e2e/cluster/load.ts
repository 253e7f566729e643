import { setTimeout as wait } from 'node:timers/promises'
import { apiAt } from '../../apps/server/src/testing/chat-client.ts'

/** Callers of each kind; each pauses between its calls. */
const CALLERS = 3
const PAUSE_MILLISECONDS = 15

/** What a load has met. Times are by `performance.now()`. */
export interface LoadReport {
  calls: number
  failures: { call: string; began: number; reason: string }[]
  /** The longest time between two answers, whoever got them, in milliseconds. */
  longestGap: number
  /** The titles of the conversations whose beginning was acknowledged. */
  acknowledged: string[]
}

/**
 * Visitors who read pages and lists, and a user who writes, over and over.
 * @returns ends it when all calls under way have ended
 */
export function startLoad(url: string, token: string, name: string): () => Promise<LoadReport> {
  const api = apiAt(url, token)
  const report: LoadReport = { calls: 0, failures: [], longestGap: 0, acknowledged: [] }
  let isOver = false
  let lastAnswer = performance.now()
  const calls: Record<string, (title: string) => Promise<unknown>> = {
    page: () => readPage(`${url}/problems`),
    list: () => api.question.page({ pageSize: 10 }),
    add: async (title) => {
      await api.aiConversation.add({ title })
      report.acknowledged.push(title)
    },
  }
  const work = async (call: string, act: (title: string) => Promise<unknown>, caller: number) => {
    for (let count = 0; !isOver; count += 1) {
      const began = performance.now()
      try {
        await act(`${name} ${caller}-${count}`)
        const now = performance.now()
        report.longestGap = Math.max(report.longestGap, now - lastAnswer)
        lastAnswer = now
      } catch (error) {
        report.failures.push({ call, began, reason: String(error) })
      }
      report.calls += 1
      await wait(PAUSE_MILLISECONDS)
    }
  }
  const workers = Object.entries(calls).flatMap(([call, act]) =>
    Array.from({ length: CALLERS }, (_, caller) => work(call, act, caller)),
  )
  return async () => {
    isOver = true
    await Promise.all(workers)
    return report
  }
}

async function readPage(address: string): Promise<void> {
  const answer = await fetch(address)
  const text = await answer.text()
  if (answer.status !== 200 || !text.endsWith('</html>')) throw new Error(`status ${answer.status}`)
}
