import { expect, test } from 'vitest'
import { initialPairs, readingsOf, soundsOf, syllablesOf } from './pinyin.ts'

test('汉字的读音，多音字几个都算', () => {
  expect(syllablesOf('线程池')).toEqual(['xian', 'cheng', 'chi'])
  expect(soundsOf('重排')[0]).toEqual(expect.arrayContaining(['zhong', 'chong']))
  expect(initialPairs([['xian'], ['cheng'], ['chi']])).toEqual([['xc'], ['cc']])
  expect(initialPairs([['zhong', 'chong'], ['pai']])).toEqual([['zp', 'cp']])
})

test('一串字母的读法，音节少的在前', () => {
  expect(readingsOf('xianchengchi')[0]).toEqual(['xian', 'cheng', 'chi'])
  expect(readingsOf('xian')).toEqual(expect.arrayContaining([['xian'], ['xi', 'an']]))
  expect(readingsOf('redsi')).toEqual([])
  expect(readingsOf('C++')).toEqual([])
  expect(readingsOf('a'.repeat(41))).toEqual([])
})

test('最后一个音节可以没有写完', () => {
  expect(readingsOf('xianch')).toEqual([])
  expect(readingsOf('xianch', true)[0]).toEqual(['xian', 'ch'])
})
