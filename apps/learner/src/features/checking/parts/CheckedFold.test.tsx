import { notChecked } from '@app/contract/content/checked-values'
import { expect, test } from 'vitest'
import { answeringRoot } from '../../../testing/answering-root.ts'
import { render } from '../../../testing/render.tsx'
import { CheckedFold } from './CheckedFold.tsx'

test('资料与版本折起来：版本、日期，出处是地址的是链接', async () => {
  const { root } = await answeringRoot({}, ['checking'])
  const sources = ['有主键列 | https://dev.mysql.com/doc/', '自己试的', '写法 | javascript:alert(1)']
  const checked = { checkedDate: '2026-11-20', versions: ['MySQL 8.4', 'MySQL 9.7'], sources }
  const { element } = render(<CheckedFold {...checked} />, { root })
  expect(element.querySelector('details')?.open).toBe(false)
  expect([...element.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual([
    '适用于MySQL 8.4、MySQL 9.7',
    '2026-11-20核对',
  ])
  const links = [...element.querySelectorAll('li a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ])
  expect(links).toEqual([['dev.mysql.com', 'https://dev.mysql.com/doc/']])
  expect([...element.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    '有主键列dev.mysql.com',
    '自己试的',
    '写法javascript:alert(1)',
  ])
})

test('没有核对过的什么也不显示', async () => {
  const { root } = await answeringRoot({}, ['checking'])
  expect(render(<CheckedFold {...notChecked} />, { root }).element.childElementCount).toBe(0)
})
