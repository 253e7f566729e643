import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../run-tool.ts'
import { hasTest, TRACEABILITY_PAGE, traceSentences } from './traceability.ts'

const read = (file: string) => readFile(join(ROOT, file), 'utf8').catch(() => '')

test('every sentence of the specification has tests that are there, and its page is as `npm run docs:traceability` writes it', async () => {
  const { missing, unproven, page } = await traceSentences()
  expect(missing.map(({ name }) => name)).toEqual([])
  expect(unproven).toEqual([])
  expect(await read(TRACEABILITY_PAGE)).toBe(page)
  expect(page.match(/^- /gm)?.length).toBeGreaterThan(100)
})

test.each([
  ["test('出错', () => {})", true],
  ['test.each([1, 2])(\n  `出错`, () => {})', true],
  ["test('出错了', () => {})", false],
  ["// '出错'", false],
])('a test is found by its whole title: %s is %s', (source, isFound) => {
  expect(hasTest(source, '出错')).toBe(isFound)
})

test('every test and every file that the threat model names is there', async () => {
  const security = await read('docs/security.md')
  const named = [...security.matchAll(/`([^`]+)` › (.+?)(?=<br>| +\|$)/gm)]
  expect(named.length).toBeGreaterThan(60)
  // A citation in another place than a table's end would not be looked at.
  expect(named).toHaveLength([...security.matchAll(/` › /g)].length)
  const files = [...security.matchAll(/`((?:apps|packages|e2e|scripts)\/[^`]+\.\w+)`/g)]
  expect(files.length).toBeGreaterThan(60)
  const missing = []
  for (const [, file = '', title = ''] of named)
    if (!hasTest(await read(file), title)) missing.push(`${file} › ${title}`)
  for (const [, file = ''] of files) if ((await read(file)) === '') missing.push(file)
  expect(missing).toEqual([])
})
