import { expect, test } from 'vitest'
import { fold, foldWithPlaces } from './fold.ts'
import { symbolsIn, tokenize, wordsIn } from './tokens.ts'

const words = (text: string) => tokenize(fold(text)).map((token) => token.text)
const parts = (text: string) => tokenize(fold(text)).flatMap((token) => wordsIn(token))

test.each([
  ['C++与C#，还有.NET和Node.js', ['c++', '与', 'c#', '还有', '.net', '和', 'node.js']],
  ['ＨａｓｈＭａｐ　１．８', ['hashmap', '1.8']],
  ['執行緒與記憶體', ['执行绪与记忆体']],
  ['innodb_buffer_pool_size=1G', ['innodb_buffer_pool_size', '1g']],
  ['TCP/IP、utf-8', ['tcp', 'ip', 'utf', '8']],
  ['结束。Java.', ['结束', 'java']],
  ['线程\u200b池\u202e', ['线程池']],
  ['e\u0301cole', ['ecole']],
  ['&|!<->:*\'"()', []],
  ['👩‍💻🔥', []],
  ['', []],
])('%s的词', (text, expected) => {
  expect(words(text)).toEqual(expected)
})

test('读者看得见的词：大小写、连接符与数字处都可以开始一个词', () => {
  expect(parts('ThreadPoolExecutor')).toEqual([
    ['threadpoolexecutor', 'thread', 'threadpool'],
    ['pool', 'poolexecutor'],
    ['executor'],
  ])
  expect(parts('Node.js')).toEqual([
    ['node.js', 'node'],
    ['js', '.js'],
  ])
  expect(parts('utf8mb4').flat()).toEqual(expect.arrayContaining(['utf8', 'utf8mb4', 'mb4']))
  expect(parts('C++')).toEqual([['c++', 'c']])
  expect(parts('max_connections')).toEqual([['max_connections', 'max'], ['connections']])
})

test('标题里的运算符也是词，单独的井号与花括号里的也是', () => {
  expect(symbolsIn('==与===')).toEqual(['==', '==='])
  expect(symbolsIn('#{}与$')).toEqual(['#', '\uff04'])
  expect(symbolsIn('C#与a=1')).toEqual([])
})

test('数目写成数字也是那个词，版本号不变', () => {
  expect(fold('3次握手，2种，2级缓存，Java8个，1.2次')).toBe('三次握手,两种,二级缓存,Java8个,1.2次')
})

test('折叠之后找得到原来的位置', () => {
  const original = '①㎏緒\u200bA'
  const { text, starts, ends } = foldWithPlaces(original)
  expect(text).toBe('1kg绪A')
  expect([...text].map((_, place) => original.slice(starts[place], ends[place]))).toEqual([
    '①',
    '㎏',
    '㎏',
    '緒',
    'A',
  ])
})
