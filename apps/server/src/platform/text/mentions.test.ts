import { expect, test } from 'vitest'
import { possibleNames } from './mentions.ts'

const longest = (text: string) => possibleNames(text).map(([name]) => name)

test('名字可以有空格，中文里名字在哪里结束要看有没有这个人', () => {
  expect(possibleNames('问@阿木吗')).toEqual([['阿木吗', '阿木', '阿']])
  expect(possibleNames('@li ming 你好')).toEqual([['li ming 你好', 'li ming 你', 'li ming', 'li']])
  expect(longest('@北溟，@小满_2。(@a-b)')).toEqual(['北溟', '小满_2', 'a-b'])
})

test('拉丁词不从中间断开', () => {
  expect(possibleNames('@overridexyz')).toEqual([['overridexyz']])
  expect(possibleNames('@tom你好')).toEqual([['tom你好', 'tom你', 'tom']])
})

test('代码、公式、链接、引文、注释、转义、邮箱与网址里的不算', () => {
  for (const text of [
    '`@Override`',
    '``a `@x` b``',
    '```java\n@Transactional\n```',
    '~~~\n@x\n~~~',
    '```\n没有写完 @x',
    '    @indented',
    '[@阿木](/a)',
    '![@阿木](/a.png)',
    'a@b.cd',
    'https://a.b/@tom',
    '> @阿木',
    '\\@阿木',
    '&#64;阿木',
    '$@x$',
    '\\(@x\\)',
    '<!-- @阿木 -->',
    '@ 空',
    '@',
  ])
    expect(possibleNames(text), text).toEqual([])
  expect(longest('`code` @阿木 `more`')).toEqual(['阿木'])
})

test('很长的、很多的：有限', () => {
  expect(possibleNames(`@${'字'.repeat(1_000_000)}`)[0]).toHaveLength(30)
  expect(possibleNames('@阿木 '.repeat(10_000))).toHaveLength(100)
  expect(possibleNames(`${'`'.repeat(20_000)}@x`).length).toBeLessThan(2)
})
