import type { QuestionPageInput } from '../../packages/contract/src/index.ts'
import { PASSWORD } from '../generate.ts'
import { Caller } from '../measure/caller.ts'
import type { Child } from '../measure/child-process.ts'
import type { Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import { type PageCase, pageCases } from './page-cases.ts'

/** The p95 with 100,000 questions may be this many times the one with 1,000. */
const MOST_GROWTH = 1.5
const CONNECTIONS = 2
const LEARNERS = 10
const BATCHES = 7
/** A list whose figures miss the target is measured longer: the machine's moods are larger than what is looked for. */
const MORE_BATCHES = 21
const CALLS_PER_BATCH = 60
const WARM_UP_CALLS = 40

/** The p95 of every list with many questions, beside that with few; the two take turns. Learners ask: what guests get is kept. */
export async function measurePageLatency(large: Child, small: Child): Promise<Figure[]> {
  const targets = [await openTarget(large), await openTarget(small)] as const
  const figures: Figure[] = []
  for (const list of pageCases()) {
    const [value, reference] = await compare(targets, list)
    figures.push({
      name: `page p95: ${list.name}`,
      value,
      unit: 'ms',
      reference,
      target: { of: 'ratio', most: MOST_GROWTH },
    })
  }
  for (const { caller } of targets) caller.close()
  return figures
}

interface Target {
  caller: Caller
  tokens: string[]
}

async function openTarget({ url }: Child): Promise<Target> {
  const caller = new Caller(url)
  const tokens: string[] = []
  for (let id = 1; id <= LEARNERS; id += 1)
    tokens.push(await caller.login(`learner${id}@example.com`, PASSWORD))
  return { caller, tokens }
}

async function compare([large, small]: readonly [Target, Target], list: PageCase): Promise<[number, number]> {
  const draw = async (count: number) => {
    const inputs: QuestionPageInput[] = []
    while (inputs.length < count) inputs.push(await fitPage(small, inputs.length, list.next()))
    return inputs
  }
  const warmUp = await draw(WARM_UP_CALLS)
  await callAll(large, warmUp)
  await callAll(small, warmUp)
  const rounds: [number, number][] = []
  const measure = async (batches: number): Promise<[number, number]> => {
    for (let batch = 0; batch < batches; batch += 1) {
      const inputs = await draw(CALLS_PER_BATCH)
      rounds.push([await p95(large, inputs), await p95(small, inputs)])
    }
    return middle(rounds)
  }
  const [value, reference] = await measure(BATCHES)
  return value <= MOST_GROWTH * reference ? [value, reference] : measure(MORE_BATCHES)
}

/** The round whose ratio is the median: its two parts saw the machine in the same mood. */
function middle(rounds: readonly [number, number][]): [number, number] {
  const ratio = ([value, reference]: readonly [number, number]) => value / reference
  const sorted = rounds.toSorted((one, other) => ratio(one) - ratio(other))
  const round = sorted[Math.floor(sorted.length / 2)]
  if (!round) throw new Error('nothing was measured')
  return round
}

/** A page of as many rows as the list has with few questions: beside an empty page a full one would say what rows cost. */
async function fitPage({ caller, tokens }: Target, index: number, input: QuestionPageInput) {
  const { data } = await caller.post('/api/question/page', input, tokens[index % tokens.length])
  const { records } = data as { records: unknown[] }
  return { ...input, pageSize: Math.max(1, records.length) }
}

const p95 = async (target: Target, inputs: QuestionPageInput[]) =>
  percentile(await callAll(target, inputs), 0.95)

async function callAll({ caller, tokens }: Target, inputs: QuestionPageInput[]): Promise<number[]> {
  const queue = inputs.entries()
  const times: number[] = []
  const connection = async () => {
    for (const [index, input] of queue) {
      const token = tokens[index % tokens.length]
      times.push((await caller.post('/api/question/page', input, token)).milliseconds)
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  return times
}
