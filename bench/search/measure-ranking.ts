import { readFile } from 'node:fs/promises'
import type { Caller } from '../measure/caller.ts'
import type { Figure } from '../measure/figure.ts'
import type { RealDocument } from './real-content.ts'
import { search } from './search-api.ts'

interface Judgement {
  query: string
  /** By name, how much one wants it: 3, 2 or 1. */
  relevant: Record<string, number>
}

const LEAST = 0.9
const RESULTS = 10
const WORST = 10

/** How good the first ten results are for queries judged by hand, beside a plain search for the words as they are typed. */
export async function measureRanking(caller: Caller, documents: readonly RealDocument[]): Promise<Figure[]> {
  const file = await readFile(new URL('judgements.json', import.meta.url), 'utf8')
  const judgements: Judgement[] = JSON.parse(file)
  const names = new Map(documents.map(({ id, name }) => [id, name]))
  const scored: {
    query: string
    found: string[]
    score: number
    plain: number
    relevant: Judgement['relevant']
  }[] = []
  for (const { query, relevant } of judgements) {
    const unknown = Object.keys(relevant).filter((name) => !documents.some((one) => one.name === name))
    if (unknown.length > 0) throw new Error(`${query}: there is no ${unknown.join(', ')}`)
    const { records } = await search(caller, { q: query, pageSize: RESULTS })
    const found = records.map(({ kind, id }) => names.get(`${kind}:${id}`) ?? `${kind}:${id}`)
    const plain = score(plainSearch(documents, query), relevant)
    scored.push({ query, found, score: score(found, relevant), plain, relevant })
  }
  console.log(`  the ${WORST} worst of ${scored.length} queries:`)
  for (const one of scored.toSorted((a, b) => a.score - b.score).slice(0, WORST)) console.log(tell(one))
  return [
    {
      name: `nDCG@${RESULTS} of ${scored.length} judged queries, beside words in the text`,
      value: mean(scored.map((one) => one.score)),
      unit: '',
      reference: mean(scored.map(({ plain }) => plain)),
      target: { of: 'value', least: LEAST },
    },
  ]
}

interface Told {
  query: string
  found: readonly string[]
  score: number
  relevant: Judgement['relevant']
}

function tell({ query, found, score, relevant }: Told): string {
  const missing = Object.keys(relevant).filter((name) => !found.includes(name))
  const list = (names: readonly string[]) => names.map((name) => `${relevant[name] ?? 0} ${name}`).join(', ')
  const without = missing.length > 0 ? `\n      without ${list(missing)}` : ''
  return `    ${score.toFixed(2)} ${query}: ${found.length === 0 ? 'nothing' : list(found)}${without}`
}

/** Normalized discounted cumulative gain, the gain of a grade g being 2^g - 1 (Järvelin & Kekäläinen 2002). */
function score(found: readonly string[], relevant: Judgement['relevant']): number {
  const ideal = Object.values(relevant).toSorted((a, b) => b - a)
  return gain(found.map((name) => relevant[name] ?? 0)) / gain(ideal)
}

const gain = (grades: readonly number[]): number =>
  grades.slice(0, RESULTS).reduce((sum, grade, place) => sum + (2 ** grade - 1) / Math.log2(place + 2), 0)

/** What has every word as it is typed, those with it in the title first, then by how often it is there. */
function plainSearch(documents: readonly RealDocument[], query: string): string[] {
  const words = query.toLowerCase().split(/\s+/)
  const count = (text: string) => words.map((word) => text.toLowerCase().split(word).length - 1)
  return documents
    .map(({ name, title, text }) => ({ name, inTitle: Math.min(...count(title)), inText: count(text) }))
    .filter(({ inText }) => inText.every((times) => times > 0))
    .toSorted((a, b) => Math.sign(b.inTitle) - Math.sign(a.inTitle) || sum(b.inText) - sum(a.inText))
    .map(({ name }) => name)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
const mean = (numbers: readonly number[]): number => sum(numbers) / numbers.length
