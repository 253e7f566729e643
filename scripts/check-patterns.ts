import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { findPatterns, type Pattern } from './patterns/find-patterns.ts'

// Fails when matching a text may take a regular expression of the product more than time in proportion to the text.

process.env.RECHECK_BACKEND = 'pure'
const { check } = await import('recheck')

const root = resolve(import.meta.dirname, '..')
/** Patterns that were found to be safe, by their digest: looking at all takes half a minute. */
const cacheFile = resolve(root, 'node_modules/.cache/safe-patterns.json')
/** What takes longer to look at is to be written more simply. */
const MOST_MILLISECONDS = 120_000

const digestOf = ({ source, flags }: Pattern) =>
  createHash('sha256').update(`/${source}/${flags}`).digest('hex')

const known = new Set<string>(JSON.parse(await readFile(cacheFile, 'utf8').catch(() => '[]')))
const patterns = await findPatterns(root)
const safe: string[] = []
for (const pattern of patterns) {
  const digest = digestOf(pattern)
  const fault = known.has(digest) ? null : await findFault(pattern)
  if (fault === null) safe.push(digest)
  else {
    process.exitCode = 1
    console.log(`${pattern.file}: /${pattern.source}/${pattern.flags}: ${fault}`)
  }
}
await mkdir(dirname(cacheFile), { recursive: true })
await writeFile(cacheFile, JSON.stringify(safe))
console.log(`${patterns.length} patterns, ${patterns.length - safe.length} of them not linear`)

async function findFault({ source, flags }: Pattern): Promise<string | null> {
  const found = await check(source, flags, { timeout: MOST_MILLISECONDS, randomSeed: 1 })
  if (found.status === 'safe') return null
  return found.status === 'unknown' ? found.error.kind : `${found.complexity.type}, ${found.attack.pattern}`
}
