import '../../testing/dompurify-in-happy-dom.ts'
import { describe, expect, test, vi } from 'vitest'
import { commonMarkExamples, labels } from '../../testing/markdown-examples.ts'
import { loadHighlighter } from '../highlight.ts'
import { parser, renderMarkdown } from '../render-markdown.ts'
import { MarkdownStream } from './MarkdownStream.ts'

await loadHighlighter()

const options = { labels }

const answer = [
  '## 索引\n\n关键在于**最左前缀**，它和`B+树`常被一起问到。\n\n',
  '- **一**：先查二级索引\n- 二\n  - 内层\n\n  后文\n- [ ] 三\n\n',
  '|方案|代价|\n|-|-:|\n|`一`|*二*|\n|三|四|\n\n',
  '1. 甲\n\n   ```java\n   int a = 1; // 注释\n\n   int b;\n   ```\n2. 乙\n\n',
  '> 引文\n> 第二行\n续行\n\n---\n\n```mermaid\nflowchart\n```\n\n# 索引\n\n$$\nx^2\n\ny\n$$\n\n末段 $x$ 与 https://a.com/b 。',
].join('')

function start() {
  const element = document.createElement('div')
  return { element, stream: new MarkdownStream(element, options) }
}

/** Streams the text in pieces of so many characters. @param look called after each */
function streamed(text: string, size: number, look = (_element: Element, _shown: string) => {}): Element {
  const { element, stream } = start()
  for (let end = size; end < text.length; end += size) {
    stream.update(text.slice(0, end), false)
    look(element, text.slice(0, end))
  }
  stream.update(text, true)
  return element
}

describe('the finished page is that of the whole text rendered at once', () => {
  const references =
    '[甲] 与 [乙][甲]\n\n# [甲]\n\n# 甲\n\n- [乙]\n\n[甲]: /a\n\n[乙]: /b\n\n后[甲]\n\n[甲]: /c\n'
  test.each([
    ['an answer', answer],
    ['link references, late and early', references],
    ['headings of one name', '# 题\n\n- # 题\n\n# [题]\n\n'.repeat(5)],
    ['line ends of all kinds', '一\r\n\r\n二\r\r三\n\n- 四\r\n- 五\0'],
    ['code that is not closed', '前\n\n~~~js\nlet a\n\nlet b'],
    ['a formula that is not closed', '前\n\n$$\na\n\nb\n\nc'],
    ['a heading by the line below', `${'很长的一段话。'.repeat(40)}\n===\n\n后文\n---\n`],
    ['notes, late and early', '见[^1]\n\n[^1]: 说\n\n再见[^1]与[^2]\n\n[^2]: 明\n\n    续\n\n后[^2]\n'],
    [
      'what other editors write',
      '---\ntitle: 题\n---\n\n<details>\n<summary>题</summary>\n\n\\[\nx\n\n\\]\n\n</details>\n\n<!--\n\n-->\n\n> [!TIP]\n> 见<br>\n\n:::tip\n\n==重==\n:::\n\n---\na: b\n---\n',
    ],
    ['the examples of the specification', commonMarkExamples().join('\n\n')],
  ])('%s', (_, text) => {
    const whole = document.createElement('div')
    whole.innerHTML = renderMarkdown(text, options)
    for (const size of text.length > 5000 ? [997] : [1, 7, 64])
      expect(streamed(text, size).isEqualNode(whole)).toBe(true)
  })
})

describe('while the text grows', () => {
  test('what is settled stays, to the end', () => {
    const { element, stream } = start()
    stream.update('# 题\n\n一段 $x$\n\n- 一\n', false)
    const settled = [...element.querySelectorAll('h2, p')]
    expect(settled).toHaveLength(2)
    stream.update('# 题\n\n一段 $x$\n\n- 一\n- 二\n\n后文', false)
    stream.update('# 题\n\n一段 $x$\n\n- 一\n- 二\n\n后文', true)
    expect(settled.every((node) => element.contains(node))).toBe(true)
  })

  test('no word that was written is missing, but those that may become an address', () => {
    const words = (text = '') => text.match(/\p{sc=Han}/gu)?.join('') ?? ''
    streamed(answer, 3, (element, shown) => {
      expect(words(element.textContent.replaceAll('复制', ''))).toBe(words(shown))
    })
  })

  test.each([
    '<script>alert(1)</script>\n\n<img src=x onerror=alert(1)>\n\n后',
    '[x](javascript:alert(1)) ![x](javascript:alert(1))\n\n[y][r]\n\n[r]: javascript:alert(1)\n\n后',
    '```"><img src=x onerror=alert(1)>\n<svg onload=alert(1)>\n```\n\n后',
    '|<a href="javascript:alert(1)">|\n|-|\n|`<iframe srcdoc=x>`|\n\n后',
  ])('%j is safe at every step', (attack) => {
    streamed(`前\n\n${attack}`, 1, (element) => {
      expect(element.querySelector('script, svg, iframe, img, [onerror], [onload], [href*=":"]')).toBeNull()
    })
  })

  test.each([
    ['**重点**后', ['**', '*']],
    ['`代码`后', ['`']],
    ['见[文字](https://a.com/b)后', ['[', '](', 'https']],
    ['![图](/a.png)', ['[', '(']],
    ['## 标题', ['#</']],
    ['- 项\n- 项', ['-']],
    ['```js\nlet a\n```\n', ['`']],
    ['|甲|乙|\n|-|-|\n|一|二|', ['|', '-|']],
    ['题\n\n---\n\n> 引\n> 文', ['-', '&gt;']],
    ['一段\n- 项', ['<h', '-']],
    ['是\\(x^2\\)，\n\\[\n\\frac{a}{b}\n\\]\n', ['(', '[', ']']],
    ['<font color="red">红</font>与==重点==<br>后', ['font', '&lt;', '=']],
    ['> [!NOTE]\n> 文', ['!', '[', 'NO']],
  ])('%j shows none of its markers', (text, markers) => {
    streamed(text, 1, ({ innerHTML }) => {
      const shown = innerHTML.replaceAll(
        / (?:href|id|class|src|rel|role|tabindex|type|data-copy|aria-\w+)="[^"]*"/g,
        '',
      )
      for (const marker of markers) expect(shown).not.toContain(marker)
    })
  })

  test('a formula and a diagram are to be drawn once, when they are whole', () => {
    const { element, stream } = start()
    const drawn = () => element.querySelectorAll('[data-math=""], [data-diagram]').length
    expect([stream.update('文$x$', false), drawn()]).toEqual([false, 0])
    expect([stream.update('文$x$\n\n后\n', false), drawn()]).toEqual([true, 1])
    expect([stream.update('文$x$\n\n后\n\n```mermaid\nflow', false), drawn()]).toEqual([false, 1])
    expect([stream.update('文$x$\n\n后\n\n```mermaid\nflow\n```', true), drawn()]).toEqual([true, 2])
  })

  test('another text, or more after the end, is shown from its start', () => {
    const { element, stream } = start()
    stream.update('一\n\n二\n', false)
    stream.update('三', false)
    expect(element.textContent.trim()).toBe('三')
    stream.update('三', true)
    stream.update('三\n\n四', false)
    expect(element.textContent).toMatch(/^三\s+四\s*$/)
  })
})

test('the work for a text that grows is in proportion to it', () => {
  const workFor = (times: number) => {
    const parse = vi.spyOn(parser, 'parse')
    streamed(`${answer}\n\n`.repeat(times), 20)
    return parse.mock.calls.reduce((sum, [source]) => sum + source.length, 0)
  }
  const work = workFor(4)
  vi.restoreAllMocks()
  expect(workFor(12)).toBeLessThan(3.3 * work)
})
