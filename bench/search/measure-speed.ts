import type { Caller } from '../measure/caller.ts'
import type { Figure } from '../measure/figure.ts'
import { percentile } from '../measure/statistics.ts'
import { type CorpusQuery, corpusQueries, type QueryKind } from './corpus-queries.ts'
import { search } from './search-api.ts'

const SEEDS = { warmUp: 2, measured: 1 }
const WARM_UP = 60
const SLOWEST = 5

/** How long the queries took, in milliseconds. */
export interface Speed {
  p50: number
  p95: number
  /** By kind of query. */
  kinds: Map<QueryKind, number>
}

/** Asks for each of the 200 queries once, after others. */
export async function measureSpeed(caller: Caller, documents: number): Promise<Speed> {
  for (const { q } of corpusQueries(documents, SEEDS.warmUp).slice(0, WARM_UP)) await search(caller, { q })
  const taken: (CorpusQuery & { milliseconds: number; total: number })[] = []
  for (const query of corpusQueries(documents, SEEDS.measured)) {
    const { milliseconds, total } = await search(caller, { q: query.q })
    taken.push({ ...query, milliseconds, total })
  }
  for (const { q, kind, total, milliseconds } of taken
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, SLOWEST))
    console.log(`  slow: ${milliseconds.toFixed(0)} ms, ${kind}, ${total} results: ${q}`)
  const times = taken.map(({ milliseconds }) => milliseconds)
  const kinds = Map.groupBy(taken, ({ kind }) => kind)
  return {
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    kinds: new Map(
      [...kinds].map(([kind, of]) => [
        kind,
        percentile(
          of.map(({ milliseconds }) => milliseconds),
          0.95,
        ),
      ]),
    ),
  }
}

/** Most milliseconds. */
interface Limits {
  p50?: number
  p95: number
}

/** @param of what was searched, and beside what */
export function speedFigures(of: string, speed: Speed, reference: Speed, { p50, p95 }: Limits): Figure[] {
  const kinds = [...speed.kinds].map(([kind, value]): Figure => {
    const beside = reference.kinds.get(kind)
    return {
      name: `search p95, ${of}: ${kind}`,
      value,
      unit: 'ms',
      ...(beside !== undefined && { reference: beside }),
    }
  })
  return [
    {
      name: `search p50, ${of}`,
      value: speed.p50,
      unit: 'ms',
      reference: reference.p50,
      ...(p50 !== undefined && { target: { of: 'value', most: p50 } }),
    },
    {
      name: `search p95, ${of}`,
      value: speed.p95,
      unit: 'ms',
      reference: reference.p95,
      target: { of: 'value', most: p95 },
    },
    ...kinds,
  ]
}
