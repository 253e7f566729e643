import { LlmFault } from '../../platform/llm/LlmFault.ts'
import type { Llm } from '../../platform/llm/llm.ts'
import type { HealthCheck } from './health-check.ts'

/** Asks the model for a word, and lets it go with the first piece of its reply. */
export const checkAi =
  (llm: Pick<Llm, 'model' | 'stream'> | undefined): HealthCheck =>
  async () => {
    if (!llm) return { state: 'off', fact: 'off', remedy: 'setUp' }
    const values = { model: llm.model }
    const abort = new AbortController()
    try {
      await new Promise<unknown>((resolve, reject) => {
        const options = { signal: abort.signal, onPiece: resolve }
        llm.stream([{ role: 'user', content: 'ping' }], options).then(resolve, reject)
      })
      return { state: 'ok', fact: 'ready', values }
    } catch (error) {
      const kind = error instanceof LlmFault ? error.kind : 'failed'
      return { state: 'failed', fact: kind, remedy: `${kind}Remedy`, values }
    } finally {
      abort.abort()
    }
  }
