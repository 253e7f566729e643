import { readdir, readFile } from 'node:fs/promises'
import { Random } from '../generator/random.ts'
import type { Caller } from '../measure/caller.ts'
import type { Figure } from '../measure/figure.ts'
import { holds } from './reader-text.ts'
import type { RealDocument } from './real-content.ts'
import { searchAll } from './search-api.ts'

const QUERIES = 200
const SYNONYMS = new URL('../../content/synonyms/', import.meta.url)

/** What Zipf's law does not bring: symbols, hyphens, full-width letters. */
const special = [
  'B+树',
  'i++',
  'Node.js',
  'async/await',
  'gh-ost',
  'utf8mb4',
  'count(*)',
  'Using index',
  'JDK 8',
  'ＭｙＳＱＬ',
  'JDK8',
  'for...of',
  'max-age',
  'C++',
  'next-key',
  'tree-shaking',
  'Java并发',
  'sort_buffer',
  '16KB',
  'O(1)',
]

/**
 * Whether just those documents are found that hold a query's words, for 200 queries of words that stand somewhere; synonyms
 * are another matter, so no query has one.
 */
export async function measureRecall(caller: Caller, documents: readonly RealDocument[]): Promise<Figure[]> {
  const synonyms = await readSynonyms()
  const missed: string[] = []
  const wrong: string[] = []
  let expected = 0
  for (const query of makeQueries(documents, synonyms)) {
    const wanted = new Set(documents.filter(({ text }) => holds(text, query)).map(({ id }) => id))
    const found = new Set(await searchAll(caller, { q: query, isExact: true }))
    expected += wanted.size
    const nameOf = (id: string) => documents.find((one) => one.id === id)?.name ?? id
    missed.push(...[...wanted].filter((id) => !found.has(id)).map((id) => `${query}: ${nameOf(id)}`))
    wrong.push(...[...found].filter((id) => !wanted.has(id)).map((id) => `${query}: ${nameOf(id)}`))
  }
  for (const [what, list] of [
    ['missed', missed],
    ['wrongly found', wrong],
  ] as const)
    for (const line of list.slice(0, 20)) console.log(`  ${what}: ${line}`)
  const none = { of: 'value', most: 0 } as const
  return [
    {
      name: `documents missed by ${QUERIES} queries, of all that hold them`,
      value: missed.length,
      unit: '',
      reference: expected,
      target: none,
    },
    {
      name: `documents found without the words`,
      value: wrong.length,
      unit: '',
      reference: expected,
      target: none,
    },
  ]
}

/** Parts of what stands in the documents, wherever they are cut. */
function makeQueries(documents: readonly RealDocument[], synonyms: readonly string[]): string[] {
  const random = new Random(19)
  const document = () => documents[random.below(documents.length)]?.text ?? ''
  const among = (list: readonly string[] | null) => list?.[random.below(list.length)] ?? ''
  const han = (text: string, most: number) => {
    const run = [...among(text.match(/\p{Script=Han}{2,}/gu))]
    const length = Math.min(run.length, 2 + random.below(most - 1))
    const from = random.below(run.length - length + 1)
    return run.slice(from, from + length).join('')
  }
  const latin = (text: string) =>
    among(text.match(random.next() < 0.5 ? /[A-Za-z]{2,}/g : /[A-Z]?[a-z]{2,}|[A-Z]{2,}(?![a-z])|[a-z]+\d+/g))
  const makers = [
    () => han(document(), 2),
    () => han(document(), 6),
    () => latin(document()),
    () => latin(document()).toUpperCase(),
    () => {
      const text = document()
      return `${latin(text)}${han(text, 3)}`
    },
    () => {
      const text = document()
      return `${han(text, 3)} ${han(text, 3)} ${latin(text)}`
    },
  ]
  const queries = new Set(special.filter((query) => !hasAny(query, synonyms)))
  for (let tries = 0; queries.size < QUERIES; tries += 1) {
    const query = makers[tries % makers.length]?.().trim() ?? ''
    if (query.length > 1 && !hasAny(query, synonyms)) queries.add(query)
  }
  return [...queries]
}

const hasAny = (query: string, words: readonly string[]): boolean => {
  const text = query.normalize('NFKC').toLowerCase()
  return words.some((word) => text.includes(word))
}

async function readSynonyms(): Promise<string[]> {
  const names = (await readdir(SYNONYMS)).filter((name) => name.endsWith('.txt'))
  const files = await Promise.all(names.map((name) => readFile(new URL(name, SYNONYMS), 'utf8')))
  return files
    .flatMap((file) => file.split('\n'))
    .flatMap((line) => line.replace(/#.*/, '').split(/[,，]/))
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word !== '')
}
