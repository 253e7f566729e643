import { expect, test } from 'vitest'
import { toSoleTerm, toTermQuery, toTermVector } from './title-terms.ts'

test('汉字成双，末字单列，拉丁词小写，符号保留', () => {
  expect(toTermVector('线程池与C++')).toBe("'线程':1 '程池':2 '池与':3 '与':4 'c++':6")
})

test('查询：汉字按词组，拉丁词按开头，几段都要有', () => {
  expect(toTermQuery('线程池 Reentrant')).toBe("('线程' <-> '程池') & 'reentrant':*")
  expect(toTermQuery('MySQL索引.')).toBe("'mysql':* & ('索引')")
  expect(toTermQuery('池')).toBe("'池':*")
  expect(toTermQuery(' ？！ ')).toBeNull()
})

test('两个汉字是一个词，单字与拉丁词是词的开头，别的是几个词', () => {
  expect(toSoleTerm(' 索引？')).toEqual({ term: '索引', isPrefix: false })
  expect(toSoleTerm('Kafka')).toEqual({ term: 'kafka', isPrefix: true })
  expect(toSoleTerm('池')).toEqual({ term: '池', isPrefix: true })
  for (const several of ['线程池', 'redis 锁', '？']) expect(toSoleTerm(several)).toBeNull()
})

test('引号与反斜杠不出格', () => {
  expect(toTermQuery("o'r\\x")).toBe("'o':* & 'r':* & 'x':*")
})
