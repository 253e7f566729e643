import { describe, expect, test } from 'vitest'
import { labels } from '../testing/markdown-examples.ts'
import { createMarkdown } from './create-markdown.ts'
import { loadHighlighter } from './highlight.ts'
import type { MarkdownOptions } from './markdown-options.ts'

await loadHighlighter()

const markdown = createMarkdown()

function parse(source: string, options: Partial<MarkdownOptions> = {}): HTMLElement {
  const element = document.createElement('div')
  element.innerHTML = markdown(source, { labels, ...options })
  return element
}

const html = (source: string) => parse(source).innerHTML.trim()

describe('CommonMark', () => {
  test.each([
    ['*a* **b** `c`', '<p><em>a</em> <strong>b</strong> <code>c</code></p>'],
    ['a  \nb', '<p>a<br>\nb</p>'],
    ['> a', '<blockquote>\n<p>a</p>\n</blockquote>'],
    ['3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>'],
    ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
    ['---', '<hr>'],
    ['[a](/b "t")', '<p><a href="/b" title="t">a</a></p>'],
    ['\\*a\\*', '<p>*a*</p>'],
    ['a &amp; &lt;', '<p>a &amp; &lt;</p>'],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected)
  })

  test('html is shown as it was written, so generics outside of code stay readable', () => {
    expect(parse('List<String> 和 <b>粗</b>').textContent.trim()).toBe('List<String> 和 <b>粗</b>')
  })
})

describe('Chinese text', () => {
  test.each([
    ['**加粗。**后文', '<strong>加粗。</strong>后文'],
    ['前文**“加粗”**后文', '前文<strong>“加粗”</strong>后文'],
    ['~~删除。~~后文', '<s>删除。</s>后文'],
  ])('emphasis works beside full-width punctuation: %s', (source, expected) => {
    expect(html(source)).toBe(`<p>${expected}</p>`)
  })
})

describe('GFM', () => {
  test('a table scrolls in a labelled box that takes the focus, and aligns by class', () => {
    expect(parse('| |b|\n|-|-|\n|1|2|').querySelectorAll('thead td, thead th').length).toBe(2)
    expect(parse('| |b|\n|-|-|\n|1|2|').querySelector('th')?.textContent).toBe('b')
    const box = parse('|a|b|c|\n|:-|:-:|-:|\n|1|2|3|').querySelector('.md-table')
    expect(box?.getAttribute('tabindex')).toBe('0')
    expect(box?.getAttribute('aria-label')).toBe('表格')
    expect([...(box?.querySelectorAll('td') ?? [])].map((cell) => cell.className)).toEqual([
      '',
      'md-center',
      'md-right',
    ])
    expect(box?.querySelector('[style]')).toBeNull()
  })

  test('task lists are checkboxes that cannot be changed, named by their text', () => {
    const boxes = [...parse('- [ ] 未做 **x**\n- [x] 做完\n- [y] 不是').querySelectorAll('input')]
    expect(boxes.map((box) => [box.checked, box.disabled])).toEqual([
      [false, true],
      [true, true],
    ])
    expect(boxes[0]?.closest('label')?.textContent.trim()).toBe('未做 x')
  })

  test('strikethrough', () => {
    expect(html('~~a~~')).toBe('<p><s>a</s></p>')
  })

  test.each(['https://a.com/x', 'http://a.com'])('%s becomes a link', (address) => {
    expect(parse(`见 ${address} 。`).querySelector('a')?.href).toContain(address)
  })

  test.each(['java.io', 'main.rs', 'www.a.com', 'a@b.com', 'ftp://a.com', '//a.com'])(
    '%s stays text',
    (text) => {
      expect(parse(`见 ${text} 。`).querySelector('a')).toBeNull()
    },
  )
})

describe('links and pictures', () => {
  test.each(['https://a.com', 'http://a.com', '//a.com', '<https://a.com>'])(
    '%s opens a new tab',
    (address) => {
      const link = parse(`[a](${address})`).querySelector('a')
      expect(link?.target).toBe('_blank')
      expect(link?.rel).toBe('noopener noreferrer nofollow')
    },
  )

  test.each(['/problems', 'a.html', '#x', 'mailto:a@b.com', '?page=2'])('%s stays in this tab', (address) => {
    const link = parse(`[a](${address})`).querySelector('a')
    expect(link?.hasAttribute('target')).toBe(false)
    expect(link?.hasAttribute('rel')).toBe(false)
  })

  test('pictures load lazily and keep their text', () => {
    const picture = parse('![图 *一*](/a.png)').querySelector('img')
    expect(picture?.getAttribute('alt')).toBe('图 一')
    expect(picture?.getAttribute('loading')).toBe('lazy')
    expect(picture?.getAttribute('src')).toBe('/a.png')
  })

  test('a picture that is no web address is its text', () => {
    expect(html('![图](mailto:a@b.com)')).toBe('<p>图</p>')
  })
})

describe('headings', () => {
  const ids = (source: string, options?: Partial<MarkdownOptions>) =>
    [...parse(source, options).querySelectorAll('h1,h2,h3,h4,h5,h6')].map(({ tagName, id }) => [tagName, id])

  test('go down one level and have ids that keep Chinese', () => {
    expect(ids('# 死锁的 `4` 个条件！\n## Re-entrant Lock')).toEqual([
      ['H2', 'md-死锁的-4-个条件'],
      ['H3', 'md-re-entrant-lock'],
    ])
  })

  test('shift and prefix are options, h6 is the deepest', () => {
    expect(ids('# a\n###### b', { headingShift: 2, idPrefix: 'q1-' })).toEqual([
      ['H3', 'q1-a'],
      ['H6', 'q1-b'],
    ])
    expect(ids('# a', { headingShift: 0 })).toEqual([['H1', 'md-a']])
  })

  test('ids are unique within a text and start afresh with the next', () => {
    const source = '# a\n# a\n# a-2\n# a\n# ！'
    const expected = ['md-a', 'md-a-2', 'md-a-2-2', 'md-a-3', 'md-section']
    expect(ids(source).map(([, id]) => id)).toEqual(expected)
    expect(ids(source).map(([, id]) => id)).toEqual(expected)
  })

  test('a link to a heading of the text finds its prefixed id', () => {
    const text = parse('[去](#死锁)\n# 死锁')
    const address = text.querySelector('p a')?.getAttribute('href') ?? ''
    expect(decodeURIComponent(address.slice(1))).toBe(text.querySelector('h2')?.id)
    expect(text.querySelector('.md-anchor')?.getAttribute('href')).toBe(address)
  })
})

describe('code', () => {
  test('has its language, a copy button and colours', () => {
    const block = parse('```java\nint a = 1;\n```').querySelector('.md-code')
    expect(block?.querySelector('.md-code-bar span')?.textContent).toBe('Java')
    expect(block?.querySelector('[data-copy]')?.textContent).toBe('复制')
    expect(block?.querySelector('.hljs-type')?.textContent).toBe('int')
    expect(block?.querySelector('code')?.textContent).toBe('int a = 1;\n')
  })

  test('an unknown language is named as written, its code plain and escaped', () => {
    const block = parse('```Foo<b>\n<i>&amp;\n```').querySelector('.md-code')
    expect(block?.querySelector('.md-code-bar span')?.textContent).toBe('foo<b>')
    expect(block?.querySelector('code')?.innerHTML).toBe('&lt;i&gt;&amp;amp;\n')
  })

  test('```mermaid is marked as a diagram and shows its source', () => {
    const block = parse('```mermaid\nflowchart LR\n```').querySelector('[data-diagram]')
    expect(block?.querySelector('code')?.textContent).toBe('flowchart LR\n')
  })
})

describe('math', () => {
  const formulas = (source: string) =>
    [...parse(source).querySelectorAll('[data-math]')].map(({ tagName, textContent }) => [
      tagName,
      textContent,
    ])

  test.each([
    ['公式$a_1*b*c$，', [['SPAN', 'a_1*b*c']]],
    ['$x$', [['SPAN', 'x']]],
    ['中$$x<y$$文', [['SPAN', 'x<y']]],
    ['$$\n\\frac{a}{b}\n$$', [['DIV', '\\frac{a}{b}']]],
    ['文字\n$$x$$\n文字', [['DIV', 'x']]],
    ['> $$\n> x\n> $$', [['DIV', 'x']]],
    ['复杂度是\\(O(n\\log n)\\)。', [['SPAN', 'O(n\\log n)']]],
    ['所以\\[x^2\\]成立', [['SPAN', 'x^2']]],
    ['文字\n\\[\n\\frac{a}{b}\n\\]\n文字', [['DIV', '\\frac{a}{b}']]],
    ['- \\[ a_1*b*c \\]', [['DIV', 'a_1*b*c']]],
  ])('%j', (source, expected) => {
    expect(formulas(source)).toEqual(expected)
  })

  test.each([
    '价格$5和$6',
    '$ x $',
    '\\$x$',
    'US$5, US$6',
    '$HOME:$PATH',
    '`$x$`',
    '$$',
    '$$\nnever closed',
    '$$$$',
    '```\n$x$\n```',
    '`\\(x\\)`',
    '```\n\\[\nx\n\\]\n```',
    '\\\\(x\\)',
    '\\(x',
    '\\(\\)',
    '\\[\nnever closed',
    'dp\\[i\\]\\[j-1\\]、数组\\[i+1\\]与\\[注意\\]',
  ])('%j is text', (source) => {
    expect(formulas(source)).toEqual([])
  })
})

describe('what people bring from other editors', () => {
  test.each([
    ['<details>\n<summary>标题</summary>\n\n内容\n\n</details>', '<p>标题</p>\n<p>内容</p>'],
    ['<font color="red">红</font>与<kbd>Ctrl</kbd>、<u>线</u>', '<p>红与Ctrl、线</p>'],
    ['<aside>\n💡 提示\n</aside>', '<p>💡 提示</p>'],
    ['10<sup>5</sup>与H<sub>2</sub>O', '<p>10<sup>5</sup>与H<sub>2</sub>O</p>'],
    ['<span style="color:red">红</span>', '<p>红</p>'],
    ['<div align="center">\n\n中\n\n</div>', '<p>中</p>'],
    [':::info 题\n内容\n:::', '<p>题</p>\n<p>内容</p>'],
    ['[TOC]\n\n内容', '<p>内容</p>'],
    ['这是==**重**点==。', '<p>这是<strong>重</strong>点。</p>'],
    ['前<!-- 注释 -->后\n\n<!--\n多\n\n行\n-->', '<p>前后</p>'],
    ['---\ntitle: 我的面经\ntags:\n  - a\n---\n正文', '<p>正文</p>'],
  ])('%j', (source, expected) => {
    expect(html(source)).toBe(expected)
  })

  test.each([
    '用<div>包裹</div>',
    'a == b && c == d',
    'if (a==b && c==d)',
    '<summaries>',
    '<!-- 没有写完',
    'std::vector',
  ])('%j is text', (source) => {
    expect(parse(source).textContent.trim()).toBe(source)
  })

  test('<br> breaks the line, also in a cell of a table', () => {
    expect(parse('|a|\n|-|\n|一<br>二<br/>三|').querySelector('td')?.innerHTML).toBe('一<br>\n二<br>\n三')
    expect(html('一<br>\n二')).toBe('<p>一<br>\n二</p>')
  })

  test('a single line end breaks where people type, not in files', () => {
    expect(parse('第一行\n第二行', { breaks: true }).querySelector('br')).not.toBeNull()
    expect(parse('第一行\n第二行').querySelector('br')).toBeNull()
  })

  test('alerts are quotes with a title, their own or that of their kind', () => {
    const titles = (source: string) =>
      [...parse(source).querySelectorAll('blockquote > .md-alert-title')].map(({ textContent }) =>
        textContent.trim(),
      )
    expect(titles('> [!NOTE]\n> 内容')).toEqual(['注意'])
    expect(titles('> [!warning] 自己的*题*\n> 内容')).toEqual(['自己的题'])
    expect(titles('> [!OTHER]\n> 内容')).toEqual([])
    expect(titles('[!NOTE]')).toEqual([])
  })

  test('a footnote is a number that leads to the note in the text', () => {
    const text = parse('脚注[^1]与[^x]。\n\n[^1]: 说明 **粗**\n\n后', { idPrefix: 'post-' })
    expect(text.querySelector('sup a')?.getAttribute('href')).toBe('#post-note-1')
    expect(text.querySelector('[id="post-note-1"]')?.textContent.trim()).toBe('1说明 粗')
    expect(text.textContent).toContain('与[^x]。')
  })

  test('a picture that was beside the file of its writer is a word', () => {
    expect(parse('![架构](images/a.png)').querySelector('.md-missing')?.textContent).toBe('图片加载失败 架构')
  })
})

describe('pictures of other sites, where only own ones are loaded', () => {
  test.each(['https://evil.test/x.png?secret', '//evil.test/x.png', 'http:evil.test/x.png'])(
    '%s is a link',
    (address) => {
      const element = parse(`![secret](${address})`, { ownImagesOnly: true })
      expect(element.querySelector('img')).toBeNull()
      expect(element.querySelector('a')?.rel).toBe('noopener noreferrer nofollow')
      expect(element.textContent?.trim()).toBe('secret')
      expect(parse(`![secret](${address})`).querySelector('img')).not.toBeNull()
    },
  )

  test('an own picture is shown', () => {
    expect(parse('![own](/files/1.png)', { ownImagesOnly: true }).querySelector('img')).not.toBeNull()
  })
})

describe('mentions', () => {
  const mentions = [
    { id: 5, username: '阿木' },
    { id: 6, username: '阿木木' },
    { id: 7, username: 'li ming' },
    { id: 8, username: '<b>' },
  ]
  const links = (source: string) =>
    [...parse(source, { mentions }).querySelectorAll('a')].map((link) => [
      link.getAttribute('href'),
      link.textContent,
    ])

  test('names behind an @ lead to their users, the longest that fits', () => {
    expect(links('问@阿木，再问@阿木木和@Li Ming。')).toEqual([
      ['/u/5', '@阿木'],
      ['/u/6', '@阿木木'],
      ['/u/7', '@Li Ming'],
    ])
    expect(parse('**@阿木** 你好', { mentions }).textContent.trim()).toBe('@阿木 你好')
  })

  test('neither in code nor in links, addresses, longer words, nor for others', () => {
    for (const source of ['> @阿木', '\\@阿木', '&#64;阿木', '$@阿木$', '\\(@阿木\\)', '<!-- @阿木 -->'])
      expect(links(source), source).toEqual([])
    for (const source of ['`@阿木`', '```\n@阿木\n```', 'a@阿木', '@li mingle', '@别人', '@阿 木'])
      expect(links(source), source).toEqual([])
    expect(links('[@阿木](/a)')).toEqual([['/a', '@阿木']])
    expect(parse('@阿木').querySelector('a')).toBeNull()
  })

  test('a name is text, whatever it holds', () => {
    expect(parse('@<b> 好', { mentions }).innerHTML.trim()).toBe('<p><a href="/u/8">@&lt;b&gt;</a> 好</p>')
  })
})
