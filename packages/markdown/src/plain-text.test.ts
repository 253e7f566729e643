import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('只剩下字：标题、列表、代码与链接各占一行，没有记号', () => {
  const source =
    '# 锁\n\n- **可重入**：`synchronized`\n- 见[文档](https://example.com)\n\n```java\nlock();\n```\n\n一\n二'
  expect(plainText(source)).toBe('锁\n可重入：synchronized\n见文档\nlock();\n一\n二')
})

test('截断的源文也读得出', () => {
  expect(plainText('前言\n\n```sql\nselect 1')).toBe('前言\nselect 1')
})
