import '../../testing/dompurify-in-happy-dom.ts'
import fc from 'fast-check'
import type { StateBlock } from 'markdown-it'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { commonMarkExamples, gfmExamples } from '../../testing/markdown-examples.ts'
import { loadHighlighter } from '../highlight.ts'
import { parser, renderMarkdown } from '../render-markdown.ts'
import * as sanitizing from '../sanitize.ts'
import { MarkdownStream } from './MarkdownStream.ts'

await loadHighlighter()

const options = { labels: { copy: '复制', table: '表格' } }
const examples = [...commonMarkExamples(), ...gfmExamples]

function start() {
  const element = document.createElement('div')
  return { element, stream: new MarkdownStream(element, options) }
}

/** Streams the chunks to the end. */
function streamed(chunks: readonly string[]): Element {
  const { element, stream } = start()
  let text = ''
  for (const chunk of chunks) {
    text += chunk
    stream.update(text, false)
  }
  stream.update(text, true)
  stream.flush()
  return element
}

function expectSame(chunks: readonly string[]): void {
  const whole = document.createElement('div')
  whole.innerHTML = renderMarkdown(chunks.join(''), options)
  const element = streamed(chunks)
  expect(element.innerHTML).toBe(whole.innerHTML)
  expect(element.isEqualNode(whole)).toBe(true)
}

function cut(text: string, sizes: readonly number[]): string[] {
  const chunks: string[] = []
  for (let start = 0; start < text.length; start += chunks.at(-1)?.length ?? 1)
    chunks.push(text.slice(start, start + (sizes[chunks.length % sizes.length] ?? 1)))
  return chunks
}

describe('the finished page is that of the whole text rendered at once', () => {
  test('the specification has examples', () => {
    expect(examples.length).toBeGreaterThan(650)
  })

  test.each(examples)('%j', (source) => {
    expectSame([...source])
    expectSame([...source, '\n\n', ...source])
  })

  const sizes = fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 20 })
  const blocks = fc.constantFrom(
    ...[
      '- ',
      '1. ',
      '2) ',
      '* ',
      '> ',
      '# ',
      '## 标题\n',
      '\n',
      '\n\n',
      '  ',
      '    ',
      '\t',
      '```',
      '~~~',
      '$$',
    ],
    ...[
      '```java\n',
      '|a|b|\n|-|-|\n',
      '|',
      '---',
      '===',
      '[a]: /x\n',
      '[b]: /y "t"\n',
      '- [ ] ',
      '- [x] 做\n',
    ],
  )
  const inline = fc.constantFrom(
    ...[
      '**',
      '*',
      '_',
      '`',
      '$',
      '$x$',
      '[a]',
      '[b][a]',
      '[a](',
      ')',
      '![',
      ']',
      '<',
      '>',
      '~~',
      '\\',
      '&amp;',
      '"',
    ],
    ...[
      'https://a.com/',
      'mailto:',
      'a@b.c',
      '中文，',
      '文字。',
      ' word ',
      'word',
      ':',
      '😀',
      '\r',
      '\r\n',
      '\0',
    ],
  )
  const anything = fc.string({ unit: 'binary', maxLength: 5 })
  const join = (parts: string[]) => parts.join('')
  const kinds = {
    'blocks and inline': fc.array(fc.oneof(blocks, blocks, inline, anything), { maxLength: 30 }).map(join),
    'examples one after the other': fc
      .array(fc.oneof(fc.constantFrom(...examples), blocks), { maxLength: 12 })
      .map(join),
    'long paragraphs': fc
      .array(fc.oneof(inline, fc.constantFrom('很长的一段话，'.repeat(30), 'many words '.repeat(20), '\n')), {
        maxLength: 30,
      })
      .map(join),
  }

  test.each(Object.entries(kinds))('%s, in any chunks', { timeout: 120_000 }, (_, texts) => {
    fc.assert(
      fc.property(texts, sizes, (text, lengths) => expectSame(cut(text, lengths))),
      { numRuns: Number(process.env.PROPERTY_RUNS ?? 60) },
    )
  })

  test.each([
    ['a paragraph', '很长的一段话，没有`标记`，只有**重点**和 words。'.repeat(200)],
    ['a long heading', `${'很长的一段话，没有标记。'.repeat(100)}\n===\n后文`],
    ['a table under a long paragraph', `${'很长的一段话。'.repeat(200)}|b\n-|-\nc|d`],
    ['a list', '- 第一项 **重点**\n  续行\n- 第二项\n'.repeat(100)],
    [
      'a list that becomes loose',
      `${'1. 项\n   - 内\n   - 内\n2. # 题\n3. ```js\n   1\n   ```\n   后\n'.repeat(20)}\n1. 末\n`,
    ],
    ['a table', `|甲|乙|\n|-|:-:|\n${'|`一`|二|\n'.repeat(200)}`],
    ['code', `\`\`\`java\n${'int a = 1; /* 注\n释 */\n\n'.repeat(400)}\`\`\`\n后文`],
    ['code that is not closed', `  ~~~\n${'  int a = 1;\n'.repeat(400)}`],
    ['a formula that is not closed', `$$\n${'a\n\n'.repeat(150)}`],
    ['headings of one name', '# [题]\n\n# 题\n\n- # 题\n'.repeat(20)],
    [
      'late references',
      `${'[甲] 与 [乙][甲] 与 ![丙]\n\n# [甲][乙]\n\n- [乙]\n\n|[丙]|\n|-|\n|[甲]|\n\n'.repeat(10)}[甲]: /a\n[乙]: /b 'c\nd'\n[丙]: /c.png\n[甲]: /e`,
    ],
  ])('%s of some length', (_, text) => {
    expectSame(cut(text, [20]))
    expectSame(cut(text, [7, 1, 64]))
  })
})

describe('the work for a text that grows is in proportion to it', () => {
  const row = `${'|a'.repeat(100)}|\n`
  const families: [string, (size: number) => string][] = [
    ['open formulas', (size) => '$$a\n'.repeat(size / 4)],
    ['formulas with dollars in them', (size) => `${'$$a\n'.repeat(150)}b $$\n`.repeat(size / 605)],
    ['a table of 100 columns', (size) => `${row}${'|-'.repeat(100)}|\n${row.repeat(size / row.length)}`],
    ['open emphasis', (size) => '*a **a'.repeat(size / 6)],
    ['open pictures', (size) => '![[]()'.repeat(size / 6)],
    ['nested emphasis', (size) => `${'*'.repeat(size / 2)}a${'*'.repeat(size / 2)}`],
  ]

  afterEach(() => vi.restoreAllMocks())

  /** How much was parsed, written and put into the page, in characters, and how many lines were taken out of the text. */
  function workFor(text: string, chunk: number): number {
    let work = 0
    const { parse } = parser.block
    const { getLines } = parser.block.State.prototype
    vi.spyOn(parser.block, 'parse').mockImplementation((source, ...more) => {
      work += source.length
      return parse.call(parser.block, source, ...more)
    })
    vi.spyOn(parser.block.State.prototype, 'getLines').mockImplementation(function (
      this: StateBlock,
      ...range
    ) {
      work += 1
      return getLines.apply(this, range)
    })
    // What becomes of html in the page is the browser's; here it would take most of the time.
    vi.spyOn(sanitizing, 'sanitizeToFragment').mockImplementation((html) => {
      work += html.length
      return document.createDocumentFragment()
    })
    const { stream } = start()
    for (let end = chunk; end < text.length; end += chunk) stream.update(text.slice(0, end), false)
    stream.dispose()
    vi.restoreAllMocks()
    return work
  }

  test.each(families)('%s', (_, make) => {
    const [some, more] = [workFor(make(20_000), 20), workFor(make(100_000), 20)]
    expect(more).toBeLessThan(6 * some)
    expect(more / 100_000).toBeLessThan(200)
  })

  test.each(families)('%s: the finished page is the same', (_, make) => {
    expectSame(cut(make(6_000), [40]))
  })

  test('what is long and open is shown as it is written, and as it is meant when it is whole', () => {
    const { element, stream } = start()
    const text = `${'*a **a'.repeat(4_000)}尾`
    for (let end = 100; end < text.length; end += 100) stream.update(text.slice(0, end), false)
    expect(element.lastElementChild?.textContent).toMatch(/\*a \*\*a$/)
    stream.update(text, false)
    stream.update(text, true)
    stream.flush()
    expect(element.querySelectorAll('p')).toHaveLength(1)
    expect(element.textContent.trim()).toMatch(/尾$/)
  })
})

describe('while the text grows', () => {
  /** The html after each character. */
  function steps(text: string): string[] {
    const { element, stream } = start()
    return [...text].map((_, index, all) => {
      stream.update(all.slice(0, index + 1).join(''), false)
      return element.innerHTML
    })
  }

  test('what is settled stays as it is', () => {
    const { element, stream } = start()
    const text = '# 题\n\n一段\n\n- 一\n- 二\n'
    stream.update(text, false)
    const nodes = [...element.querySelectorAll('h2, p, li:first-child')]
    expect(nodes).toHaveLength(3)
    stream.update(`${text}- 三\n\n后文`, false)
    stream.update(`${text}- 三\n\n后文`, true)
    expect(nodes.map((node) => element.contains(node))).toEqual([true, true, true])
  })

  test.each([
    ['**重点**后', ['**', '*']],
    ['`代码`后', ['`']],
    ['~~删除~~后', ['~']],
    ['见[文字](https://a.com/b)后', ['[', '](', 'https']],
    ['![图](/a.png)', ['[', '(']],
    ['## 标题', ['#</']],
    ['- 项\n- 项', ['-']],
    ['```js\nlet a\n```\n', ['`']],
    ['|甲|乙|\n|-|-|\n|一|二|', ['|', '-|']],
    ['题\n\n---\n\n> 引\n> 文', ['-', '&gt;']],
    ['一段\n- 项', ['<h', '-']],
  ])('%j shows none of its markers', (text, markers) => {
    for (const html of steps(text)) {
      const shown = html.replaceAll(
        / (?:href|id|class|src|rel|role|tabindex|type|data-copy|aria-\w+)="[^"]*"/g,
        '',
      )
      for (const marker of markers) expect(shown).not.toContain(marker)
    }
  })

  test('a formula and a diagram are drawn when they are whole', () => {
    const drawn = '[data-math=""], [data-diagram]'
    const counts = (text: string) => {
      const { element, stream } = start()
      stream.update(text, false)
      return [element.querySelectorAll(drawn).length, element.querySelectorAll('.md-math, .md-code').length]
    }
    expect(counts('文$x$')).toEqual([0, 1])
    expect(counts('文$x$\n\n后')).toEqual([1, 1])
    expect(counts('```mermaid\nflowchart')).toEqual([0, 1])
    expect(counts('```mermaid\nflowchart\n```\n后')).toEqual([1, 1])
  })

  test('another text is not taken', () => {
    const { element, stream } = start()
    stream.update('一', false)
    expect(stream.update('二', false)).toBe(false)
    expect(element.textContent.trim()).toBe('一')
    expect(stream.update('一二', true)).toBe(true)
    expect(stream.update('一二三', false)).toBe(false)
  })
})
