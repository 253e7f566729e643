import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './run-tool.ts'

const read = (file: string) => readFile(join(ROOT, file), 'utf8').catch(() => '')
const [sentences, security] = await Promise.all(['docs/traceability.md', 'docs/security.md'].map(read))
const rowsOf = (text = '') => text.split('\n').filter((line) => /^\| (?!Sentence|---)/.test(line))
const rows = rowsOf(sentences)

/** The tests that the last column of a table names. */
const namedIn = (text: string | undefined) =>
  rowsOf(text).flatMap((row) => [...row.matchAll(/`([^`]+)` › (.+?)(?=<br>| +\|$)/g)])

/** Whether a source has a test or a group of tests of that title. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
}

test('every sentence names a test', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter((row) => !row.includes('` › '))).toEqual([])
})

test.each([
  ['the list of sentences', sentences],
  ['the threat model', security],
])('every test that %s names is there', async (_, text) => {
  const named = namedIn(text)
  expect(named.length).toBeGreaterThan(60)
  // A citation in another place than a table's end would not be looked at.
  expect(named).toHaveLength([...(text ?? '').matchAll(/` › /g)].length)
  const missing = []
  for (const [, file = '', title = ''] of named) {
    if (!hasTest(await read(file), title)) missing.push(`${file} › ${title}`)
  }
  expect(missing).toEqual([])
})

test('every file that the threat model names is there', async () => {
  const files = [...(security ?? '').matchAll(/`((?:apps|packages|e2e|scripts)\/[^`]+\.\w+)`/g)]
  expect(files.length).toBeGreaterThan(60)
  const missing = []
  for (const [, file = ''] of files) if ((await read(file)) === '') missing.push(file)
  expect(missing).toEqual([])
})
