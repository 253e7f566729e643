import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './run-tool.ts'

const read = (file: string) => readFile(join(ROOT, file), 'utf8').catch(() => '')
const rows = (await read('docs/traceability.md'))
  .split('\n')
  .filter((line) => /^\| (?!Sentence|---)/.test(line))
const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)` › (.+?)(?=<br>| +\|$)/g)])

/** Whether a source has a test or a group of tests of that title. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${title}${quote}`))
}

test('every sentence names a test', () => {
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.filter((row) => !row.includes('` › '))).toEqual([])
})

test('every test that the list of sentences names is there', async () => {
  const missing = []
  for (const [, file = '', title = ''] of named) {
    if (!hasTest(await read(file), title)) missing.push(`${file} › ${title}`)
  }
  expect(missing).toEqual([])
})
