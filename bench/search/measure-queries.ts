import { readFile } from 'node:fs/promises'
import type { Caller } from '../measure/caller.ts'
import type { Figure } from '../measure/figure.ts'
import type { RealDocument } from './real-content.ts'
import { search } from './search-api.ts'

/** What somebody who had seen only the titles would type. */
interface Query {
  query: string
  /** By name, `kind:folder/slug`; none where nothing should be found. */
  keys: string[]
  /** Whether nobody may look at it while rules are made. */
  held: boolean
}

const RESULTS = 10
const FIRST = 3
const LEAST = { hit: 0.95, gain: 0.92 }

/** How often what is wanted is among the first three, and how well the first ten are ordered; the held third by itself too. */
export async function measureQueries(caller: Caller, documents: readonly RealDocument[]): Promise<Figure[]> {
  const file = await readFile(new URL('queries.json', import.meta.url), 'utf8')
  const queries: Query[] = JSON.parse(file)
  const known = new Set(documents.map(({ name }) => name))
  const names = new Map(documents.map(({ id, name }) => [id, name]))
  const scored: { held: boolean; isHit: boolean; gain: number }[] = []
  for (const { query, keys, held } of queries) {
    const wanted = [...new Set(nameWanted(keys).filter((name) => known.has(name)))]
    const { records } = await search(caller, { q: query, pageSize: RESULTS })
    const found = records.map(({ kind, id }) => names.get(`${kind}:${id}`) ?? '')
    scored.push({ held, ...score(found, wanted) })
  }
  return [
    ...figures(`${scored.length} queries`, scored),
    ...figures(
      'the held third of them',
      scored.filter(({ held }) => held),
    ),
  ]
}

/** Questions of interviews are found by their bank alone: they count where nothing else is wanted. */
function nameWanted(keys: readonly string[]): string[] {
  const read = keys.filter((key) => !key.startsWith('interview:'))
  if (read.length > 0) return read.map((key) => key.replace(/^knowledge:/, 'knowledgePoint:'))
  return keys.map((key) => key.replace(/^interview:(.*)\/.*$/, 'interviewBank:$1'))
}

function score(found: readonly string[], wanted: readonly string[]): { isHit: boolean; gain: number } {
  if (wanted.length === 0) return { isHit: found.length === 0, gain: found.length === 0 ? 1 : 0 }
  const discount = (place: number) => 1 / Math.log2(place + 2)
  const gained = found.reduce((sum, name, place) => sum + (wanted.includes(name) ? discount(place) : 0), 0)
  const ideal = wanted.slice(0, RESULTS).reduce((sum, _, place) => sum + discount(place), 0)
  return { isHit: found.slice(0, FIRST).some((name) => wanted.includes(name)), gain: gained / ideal }
}

function figures(of: string, scored: readonly { isHit: boolean; gain: number }[]): Figure[] {
  const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  return [
    {
      name: `hit@${FIRST} of ${of}`,
      value: mean(scored.map(({ isHit }) => (isHit ? 1 : 0))),
      unit: '',
      target: { of: 'value', least: LEAST.hit },
    },
    {
      name: `nDCG@${RESULTS} of ${of}`,
      value: mean(scored.map(({ gain }) => gain)),
      unit: '',
      target: { of: 'value', least: LEAST.gain },
    },
  ]
}
