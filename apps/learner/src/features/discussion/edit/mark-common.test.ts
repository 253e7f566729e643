import { expect, test } from 'vitest'
import { markCommon } from './mark-common.ts'

test('两个标题里相同的词标出来，一个字的不算', () => {
  expect(markCommon('缓存一致性，讲到哪一层才够', 'Redis缓存一致性被追问')).toEqual([
    { text: '缓存一致性', isCommon: true },
    { text: '，讲到哪一层才够', isCommon: false },
  ])
  expect(markCommon('REDIS集群', '我们的redis')).toEqual([
    { text: 'REDIS', isCommon: true },
    { text: '集群', isCommon: false },
  ])
})
