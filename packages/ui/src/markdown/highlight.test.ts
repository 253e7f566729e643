import { describe, expect, test } from 'vitest'
import { firstSectionEnd, highlight, languageName, loadHighlighter } from './highlight.ts'

await loadHighlighter()

const known =
  'java kotlin js ts jsx tsx python go c cpp c++ c# rust sql bash sh json yaml xml html css scss dockerfile nginx ini properties diff markdown php ruby swift text'

test.each(known.split(' '))('%s is a known language', (language) => {
  expect(highlight('1 < 2', language)).toContain('&lt;')
})

test('an unknown language is left to be shown plain', () => {
  expect(highlight('1', 'brainfog')).toBeUndefined()
})

describe('long code', () => {
  const line = 'int a = 1; // <b>\n'

  test('is coloured to its end, in sections that do not depend on what follows', () => {
    const code = line.repeat(1000)
    const end = firstSectionEnd(code) ?? 0
    const coloured = highlight(code, 'java') ?? ''
    expect(code.slice(0, end).endsWith('\n')).toBe(true)
    expect(firstSectionEnd(code.slice(0, 3000))).toBe(end)
    expect(coloured.startsWith(highlight(code.slice(0, end), 'java') ?? '?')).toBe(true)
    expect(coloured.split('hljs-type')).toHaveLength(1001)
  })

  test('is cut at a blank line rather than in the middle', () => {
    const code = `${line.repeat(80)}\n${line.repeat(80)}`
    expect(firstSectionEnd(code)).toBe(line.length * 80 + 1)
  })

  test('is plain from where colouring would block the page, and where it has no lines', () => {
    const coloured = highlight(line.repeat(6000), 'java') ?? ''
    expect(coloured.lastIndexOf('hljs-type')).toBeLessThan(coloured.length * 0.9)
    expect(coloured.endsWith('&lt;b&gt;\n')).toBe(true)
    expect(highlight('int a = 1; '.repeat(1000), 'java')).not.toContain('span')
  })
})

test.each([
  ['js', 'JavaScript'],
  ['c#', 'C#'],
  ['brainfog', 'brainfog'],
])('%s is called %s', (language, name) => {
  expect(languageName(language)).toBe(name)
})
