import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('标记、代码块与图片不在开头里，换行成为空格', () => {
  const source =
    '## 一面\n\n问了**缓存**，见[这里](/a)。\n第二行`x`\n\n```js\nalert(1)\n```\n\n![图](/files/a.png)\n\n- 完'
  expect(excerptOf(source, 100)).toBe('一面 问了缓存，见这里。 第二行x 完')
})

test('长的截断，不切开一个字', () => {
  expect(excerptOf('𠮷'.repeat(20), 5)).toBe('𠮷𠮷𠮷𠮷…')
  expect(excerptOf('<b>不是标签</b>', 20)).toBe('<b>不是标签</b>')
})

test('前言、排版的标签与注释不在开头里', () => {
  expect(excerptOf('---\ntitle: 我的面经\ndate: 2024-03-05\n---\n\n一面', 100)).toBe('一面')
  expect(
    excerptOf('<font style="color:red">一面</font><!-- 草稿 -->\n\n<details>\n二面\n</details>', 100),
  ).toBe('一面 二面')
})
