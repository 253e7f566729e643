import { describe, expect, test } from 'vitest'
import content from '../../../../../../locales/zh-CN/content.json' with { type: 'json' }
import { readFrontMatter } from './front-matter.ts'

const read = (yaml: string) => readFrontMatter(`---\n${yaml}\n---\n正文`)
const brackets = '['.repeat(25)

describe('套得太深', () => {
  test.each([
    ['开了就不关的括号', `tags: ${'[x, '.repeat(20_000)}`],
    ['开了又关的括号', `tags: ${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['列表里的列表', `tags:\n${'- '.repeat(20_000)}x`],
    ['一层缩进一格', Array.from({ length: 5_000 }, (_, depth) => `${' '.repeat(depth)}k:`).join('\n')],
  ])('%s：一句话说清', (_, yaml) => {
    expect(read(yaml)).toEqual([{ line: expect.any(Number), key: 'tooDeep', detail: '' }])
  })

  test('写在引号里的括号只是字', () => {
    expect(read(`title: "${brackets}"`)).toMatchObject({ value: { title: brackets } })
  })
})

test.each([
  ['title: a: b', 'BLOCK_AS_IMPLICIT_KEY'],
  ['title: @a', 'BAD_SCALAR_START'],
  ['title: "a', 'MISSING_CHAR'],
  ['a:\n\tb: 1', 'TAB_AS_INDENT'],
])('%s：说的是%s，文案里有它', (yaml, detail) => {
  expect(read(yaml)).toContainEqual({ line: expect.any(Number), key: 'yaml', detail })
  expect(content.yamlFault).toHaveProperty(detail)
})
