import { PASSWORD } from '../generate.ts'
import { Caller } from '../measure/caller.ts'
import type { Child } from '../measure/child-process.ts'
import type { Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import { type ListCase, listCases } from './list-cases.ts'

const MOST_MILLISECONDS = 50
const LEARNERS = 10
const CALLS = 100
const WARM_UP_CALLS = 10

/** The p95 of every list of questions, of one call after another. Learners ask: what guests get is kept. */
export async function measurePageLatency({ url }: Child): Promise<Figure[]> {
  const caller = new Caller(url)
  const tokens: string[] = []
  for (let id = 1; id <= LEARNERS; id += 1)
    tokens.push(await caller.login(`learner${id}@example.com`, PASSWORD))
  const figures: Figure[] = []
  for (const list of listCases()) {
    await callAll(caller, tokens, list, WARM_UP_CALLS)
    figures.push({
      name: `p95: ${list.name}`,
      value: percentile(await callAll(caller, tokens, list, CALLS), 0.95),
      unit: 'ms',
      target: { of: 'value', most: MOST_MILLISECONDS },
    })
  }
  caller.close()
  return figures
}

async function callAll(
  caller: Caller,
  tokens: readonly string[],
  { ask }: ListCase,
  count: number,
): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < count; index += 1) {
    times.push((await ask(caller, tokens[index % tokens.length])).milliseconds)
  }
  return times
}
