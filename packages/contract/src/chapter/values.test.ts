import { expect, test } from 'vitest'
import { chaptersOn, listPaths, pathOfRole } from './values.ts'

const chapters = [
  { id: 1, paths: ['Java后端'] },
  { id: 2, paths: [] },
  { id: 3, paths: ['前端', 'Java后端'] },
]

test('一条路线是写了它的章节，没有写路线的每条都有；先后是章节的', () => {
  expect(listPaths(chapters)).toEqual(['Java后端', '前端'])
  expect(chaptersOn('前端', chapters).map(({ id }) => id)).toEqual([2, 3])
  expect(chaptersOn(undefined, chapters)).toHaveLength(3)
})

test.each([
  ['Java', 'Java后端'],
  ['后端', 'Java后端'],
  ['Go后端', 'Go'],
  ['Web前端工程师', '前端'],
  ['AI应用开发', 'AI应用'],
  ['测试开发', '测试'],
  ['JavaScript前端', '前端'],
  ['产品经理', undefined],
  ['', undefined],
])('岗位%j的路线是%j', (role, path) => {
  expect(pathOfRole(role, ['Java后端', 'Go', '前端', 'AI应用', '测试', '运维'])).toBe(path)
})
