import { Counter, Histogram, type Registry } from '@prometheus-io/client'
import { LlmFault } from '../llm/LlmFault.ts'
import type { Llm } from '../llm/llm.ts'

const SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120]

/** @returns the model, whose calls are counted */
export function measureLlm(registry: Registry, llm: Llm): Llm {
  const series = createSeries(registry)
  return {
    model: llm.model,
    async stream(messages, { signal, onPiece, onUsage }) {
      const start = performance.now()
      const seconds = () => (performance.now() - start) / 1000
      let isBegun = false
      let outcome = 'failed'
      try {
        await llm.stream(messages, {
          signal,
          onPiece: (piece) => {
            if (!isBegun) series.firstPieces.observe(seconds())
            isBegun = true
            onPiece(piece)
          },
          onUsage: (usage) => {
            series.tokens.inc({ direction: 'in' }, usage.tokensIn)
            series.tokens.inc({ direction: 'out' }, usage.tokensOut)
            onUsage?.(usage)
          },
        })
        outcome = 'done'
      } catch (error) {
        outcome = signal.aborted ? 'stopped' : 'failed'
        if (outcome === 'failed')
          series.faults.inc({ kind: error instanceof LlmFault ? error.kind : 'unexpected' })
        throw error
      } finally {
        series.calls.observe({ outcome }, seconds())
      }
    },
  }
}

function createSeries(registry: Registry) {
  const registers = [registry]
  return {
    calls: new Histogram({
      name: 'llm_call_duration_seconds',
      help: 'Calls of the model from the question to the end of its reply: done, failed, or stopped by us or the reader',
      labelNames: ['outcome'],
      buckets: SECONDS,
      registers,
    }),
    firstPieces: new Histogram({
      name: 'llm_first_token_seconds',
      help: 'Time from the question to the first piece of the reply',
      buckets: SECONDS,
      registers,
    }),
    tokens: new Counter({
      name: 'llm_tokens_total',
      help: 'Tokens as the provider counts them; replies that were stopped or whose provider counts none are missing',
      labelNames: ['direction'],
      registers,
    }),
    faults: new Counter({
      name: 'llm_faults_total',
      help: 'Calls of the model that failed, by kind of fault',
      labelNames: ['kind'],
      registers,
    }),
  }
}
