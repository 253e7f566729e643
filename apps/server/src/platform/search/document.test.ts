import { SEARCH_KINDS } from '@app/contract/search/values'
import { expect, test } from 'vitest'
import { blocksOf, facet, type SearchText, scopeOf, toDocumentRow } from './document.ts'

const text: SearchText = {
  refId: 7,
  isPublic: true,
  title: '线程池',
  tags: ['Java'],
  lead: '先说结论',
  body: ['## 细节\n\n**快**。'],
  facets: [facet('tag', "It's")],
  popularity: 0,
  time: new Date(0),
}

test('词连同位置与轻重，都带着所属的类别与区段', () => {
  const row = toDocumentRow('question', text)
  expect(row.title_terms).toContain("'q0/线程':1A '")
  expect(row.title_terms).toContain("'q0/~cheng':2A")
  expect(row.title_terms).toContain("'q0/=cc':2A")
  expect(row.title_terms).toContain("'q0/#tag=it''s'")
  expect(row.terms).toMatch(/'q0\/java':\d+B/)
  expect(row.terms).toMatch(/'q0\/细节':\d+C/)
  expect(row.terms).toMatch(/'q0\/快':\d+D/)
  expect(row.terms).not.toContain('~')
  expect(row).toMatchObject({ body: '先说结论\n细节\n快。', words: ['java'] })
})

test('每一类公开与不公开的前缀，都与别的不同', () => {
  const scopes = SEARCH_KINDS.flatMap((kind) => [scopeOf(kind, true), scopeOf(kind, false)])
  expect(new Set(scopes).size).toBe(2 * SEARCH_KINDS.length)
})

test('不公开的另有前缀，编号大的在后面的区段', () => {
  expect(toDocumentRow('discussion', { ...text, isPublic: false, refId: 70_000 }).terms).toContain(
    "'D1/线程'",
  )
})

test('读者看得见什么，就是什么：标记与图片不是，代码与表格是', () => {
  const source =
    '# 题\n\n见[文档](https://a.b)![图](x.png)与`code`\n\n| 甲 | 乙 |\n|--|--|\n| 1 | 2 |\n\n```java\nint a;\n```'
  expect(blocksOf(source)).toEqual([
    { text: '题', isHeading: true },
    { text: '见文档与code', isHeading: false },
    ...['甲', '乙', '1', '2', 'int a;'].map((seen) => ({ text: seen, isHeading: false })),
  ])
})

test('图里的词找得到，结果里不写它的源码', () => {
  const { body, terms } = toDocumentRow('question', {
    refId: 1,
    isPublic: true,
    title: '题',
    tags: [],
    lead: '',
    facets: [],
    popularity: 0,
    time: new Date(0),
    body: ['先看图。\n\n```mermaid\nflowchart LR\n  a[状态机] --> b\n```\n\n```js\nconst a = 1\n```'],
  })
  expect(terms).toContain('状态')
  expect(body).toBe('先看图。\nconst a = 1')
})
