import { expect, test } from 'vitest'
import { labels } from '../../testing/markdown-examples.ts'
import { createMarkdown } from '../create-markdown.ts'
import { mendDraft } from './mend-draft.ts'

const markdown = createMarkdown()
const render = (draft: string) => markdown(mendDraft(draft), { labels }).trim()

test.each([
  ['一**重', '<p>一<strong>重</strong></p>'],
  ['*重', '<p><em>重</em></p>'],
  ['一~~删', '<p>一<s>删</s></p>'],
  ['一`码', '<p>一<code>码</code></p>'],
  ['一`a[0', '<p>一<code>a[0</code></p>'],
  ['见[文', '<p>见文</p>'],
  ['见[文]', '<p>见文</p>'],
  ['见[文](htt', '<p>见文</p>'],
  ['见[文][注', '<p>见文</p>'],
  ['见![图](/a', '<p>见</p>'],
  ['一\n#', '<p>一</p>'],
  ['一\n-', '<p>一</p>'],
  ['一\n---', '<p>一</p>'],
  ['一\n12', '<p>一</p>'],
  ['一\n> ', '<p>一</p>'],
  ['一\n``', '<p>一</p>'],
  ['一\n```ja', '<p>一</p>'],
  ['一\n$$', '<p>一</p>'],
  ['- [ ]', ''],
  ['是\\(O(n', '<p>是<span class="md-math" data-math>O(n</span></p>'],
  ['是\\', '<p>是</p>'],
  ['是\\(', '<p>是</p>'],
  ['\\[\n\\frac{a}', '<div class="md-math" data-math>\\frac{a}</div>'],
  ['`\\(a', '<p><code>\\(a</code></p>'],
  ['文<fon', '<p>文</p>'],
  ['文<font color="', '<p>文</p>'],
  ['a < b', '<p>a &lt; b</p>'],
  ['文<!', '<p>文</p>'],
  ['文==重', '<p>文重</p>'],
  ['文==重=', '<p>文重</p>'],
  ['一\n:::inf', '<p>一</p>'],
  ['一\n\n> [!NO', '<p>一</p>\n<blockquote></blockquote>'],
  ['- [', ''],
  ['一\n2024 年', '<p>一\n2024 年</p>'],
  ['a[0] = 1', '<p>a[0] = 1</p>'],
])('%j shows as %j', (draft, html) => {
  expect(render(draft)).toBe(html)
})

test.each(['|甲|乙', '| 甲 | 乙 |', '|甲|乙|\n', '|甲|乙|\n|', '|甲|乙|\n|-', '一\n\n|甲|乙|\n|-|-'])(
  '%j is a table already',
  (draft) => {
    expect(render(draft).match(/<th>/g)).toHaveLength(2)
    expect(render(draft)).not.toContain('|')
  },
)

test('a table in a list and in a quote', () => {
  expect(render('- |甲|乙')).toContain('<li>\n<div class="md-table"')
  expect(render('> |甲|乙')).toContain('<blockquote>\n<div class="md-table"')
})

test('code stays as it is but for the fence that is about to end it', () => {
  const code = '```js\nif (a[0] * b) `\n-'
  expect(mendDraft(code)).toBe(code)
  expect(mendDraft(`${code}\n\`\``)).toBe(`${code}\n`)
})
