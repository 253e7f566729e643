import { expect, test } from 'vitest'
import { changed, discussionAddress, parseDiscussionQuery } from './discussion-query.ts'

const parse = (search: string) => parseDiscussionQuery(new URLSearchParams(search))

test('地址写出整个列表，读回来还是它；默认的不写', () => {
  const address =
    '/discussion?category=experience&tag=Redis&company=%E6%9F%90%E5%8E%82&level=middle&view=hot&page=3'
  const query = parse(address.slice(address.indexOf('?')))
  expect(query).toEqual({
    category: 'experience',
    tag: 'Redis',
    company: '某厂',
    level: 'middle',
    view: 'hot',
    page: 3,
  })
  expect(discussionAddress(query)).toBe(address)
  expect(discussionAddress(parse(''))).toBe('/discussion')
})

test('不认得的值当作没有', () => {
  expect(parse('?category=x&view=y&level=z&page=-1&tag=%20')).toEqual({ view: 'newest', page: 1 })
})

test('换一项就回到第一页；换到没有面试的分类，面试的条件也去掉', () => {
  const query = parse('?category=experience&level=campus&tag=Go&view=essence&page=4')
  expect(changed(query, { level: undefined })).toEqual({
    category: 'experience',
    tag: 'Go',
    view: 'essence',
    page: 1,
  })
  expect(changed(query, { category: 'help' })).toEqual({
    category: 'help',
    tag: 'Go',
    view: 'essence',
    page: 1,
  })
})
