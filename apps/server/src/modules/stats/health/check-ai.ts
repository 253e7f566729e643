import { LlmFault } from '../../../platform/llm/LlmFault.ts'
import type { Llm } from '../../../platform/llm/llm.ts'
import { fine, type HealthCheck, notSetUp, problem } from './health-check.ts'

/** Enough to see that a reply comes in pieces; the rest is not paid for. */
const ENOUGH_PIECES = 12
const ENOUGH_MILLISECONDS = 5_000
/** No model writes a dozen pieces within so short a time: somebody has kept them back. */
const AT_ONCE_MILLISECONDS = 5

const question = [{ role: 'user' as const, content: 'Count from 1 to 30, with a blank between the numbers.' }]

/** Has the model write a little, and looks when its pieces arrive. */
export const checkAi =
  (llm: Pick<Llm, 'model' | 'stream'> | undefined): HealthCheck =>
  async () => {
    if (!llm) return [notSetUp()]
    const { model } = llm
    const start = performance.now()
    try {
      const times = await arrivalsOf(llm)
      const [first = start] = times
      const last = times.at(-1) ?? first
      const values = { model, milliseconds: Math.round(first - start) }
      return [last - first < AT_ONCE_MILLISECONDS ? problem('atOnce', values) : fine('ready', values)]
    } catch (error) {
      return [problem(error instanceof LlmFault ? error.kind : 'failed', { model })]
    }
  }

/** When each of the first pieces came, by `performance.now()`. @throws LlmFault */
async function arrivalsOf(llm: Pick<Llm, 'stream'>): Promise<number[]> {
  const times: number[] = []
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  try {
    await new Promise<void>((resolve, reject) => {
      const onPiece = () => {
        timer ??= setTimeout(resolve, ENOUGH_MILLISECONDS)
        if (times.push(performance.now()) === ENOUGH_PIECES) resolve()
      }
      llm.stream(question, { signal: abort.signal, onPiece }).then(resolve, reject)
    })
    return times
  } finally {
    clearTimeout(timer)
    abort.abort()
  }
}
