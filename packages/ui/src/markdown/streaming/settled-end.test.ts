import fc from 'fast-check'
import { expect, test } from 'vitest'
import { commonMarkExamples, gfmExamples, labels } from '../../testing/markdown-examples.ts'
import { createMarkdown } from '../create-markdown.ts'
import { settledEnd } from './settled-end.ts'

const markdown = createMarkdown()
const render = (source: string) => markdown(source, { labels })
const definition = /^[ \t>]*\[.+\]:/m
const examples = [...commonMarkExamples(), ...gfmExamples].filter((source) => !definition.test(source))

/** Asks after each of the text's characters what is settled. @returns how many characters that were at last */
function expectLasting(text: string): number {
  const whole = render(text)
  let settled = 0
  for (let length = 1; length <= text.length; length += 1) {
    const end = settledEnd(text.slice(0, length))
    if (end > settled) expect(whole.startsWith(render(text.slice(0, end))), text).toBe(true)
    settled = Math.max(settled, end)
  }
  return settled
}

test('what is settled in any example of the specifications reads the same in the end', () => {
  expect(examples.length).toBeGreaterThan(500)
  for (const source of examples) {
    expectLasting(source)
    expect(expectLasting(`前文\n\n${source}\n\n# 后文\n\n末\n`)).toBeGreaterThanOrEqual('前文\n\n'.length)
  }
})

test('what is settled in any text made of such pieces reads the same in the end', () => {
  const pieces = fc.constantFrom(
    ...[
      '- ',
      '1. ',
      '2) ',
      '> ',
      '# ',
      '    ',
      '\t',
      '```',
      '~~~',
      '$$',
      '$$\n',
      '---\n',
      '===\n',
      '\n',
      '\n\n',
    ],
    ...[
      '```java\n',
      '|a|b|\n|-|-|\n',
      '|',
      '- [x] 做\n',
      '**',
      '`',
      '$x$',
      '[a](',
      ')',
      '<',
      '\\',
      '中文，',
      'word',
    ],
    ...[
      '\\(',
      '\\)',
      '\\[\n',
      '\\]\n',
      '<!--',
      '-->\n',
      '<details>\n',
      '</div>',
      '<div align="center">',
      '<br>',
      ':::tip 题\n',
      ':::\n',
      '==',
      '[TOC]\n',
      '> [!NOTE]\n',
      'title: x\n',
    ],
    ...examples,
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 20 }), (parts) => void expectLasting(parts.join(''))),
    { numRuns: 500 },
  )
})

test.each([
  ['一\n\n二\n', 3],
  ['一\n\n二\n\n三', 6],
  ['- 一\n\n-', 0],
  ['- 一\n\n二', 5],
  ['# 题\n一\n', 0],
  ['- 一\n\n- 二\n', 0],
  ['- 一\n\n  续\n\n后\n', 10],
  ['```\n一\n\n二\n', 0],
  ['一\n\n$$\na\n\nb\n', 3],
  ['一\n\n> $$\n\n后\n', 3],
  ["[甲]: /a\n'题\n", 0],
])('of %j the first %i characters are settled', (text, end) => {
  expect(settledEnd(text)).toBe(end)
})
