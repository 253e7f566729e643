import { expect, test } from 'vitest'
import { findMentions, MENTION_THRESHOLD } from './mentions.ts'
import { joinedWordsOf, WordReader } from './point-words.ts'

const reader = new WordReader([
  ['副本', 'replica'],
  ['可重复读', 'REPEATABLE READ'],
])
const counts = reader.count([
  '数据写进主库，再由主库同步给从库',
  '事务里两次读到的数据一样',
  '副本之间要同步',
  '用户下单以后数据就写进去',
])

const mentionOf = (answer: string, point: string, title = '') => {
  const [words = []] = reader.wordsOfPoints([point], title, counts)
  const [mention] = findMentions(answer, [{ words }])
  if (!mention) throw new Error('one mention per point')
  const { passage } = mention
  return { ...mention, said: passage && answer.slice(passage.start, passage.end) }
}

test('说到要点的几句挨着的话是依据，没听到的词按轻重说出', () => {
  const mention = mentionOf(
    '先说背景。我们用了Kafka，消息先进队列，队列满了就拒绝。别的没什么。',
    '队列满了，消息写进副本',
  )
  expect(mention).toMatchObject({ isMentioned: true, said: '消息先进队列，队列满了就拒绝' })
  expect(mention.unheard).toContain('副本')
  expect(mention.unheard).not.toContain('队列')
})

test('全说到的分数是1，什么也没说到的没有依据', () => {
  expect(mentionOf('队列满了。', '队列满了')).toMatchObject({ score: 1, unheard: [] })
  expect(mentionOf('', '队列满了')).toMatchObject({ score: 0, isMentioned: false, passage: null })
  expect(mentionOf('今天天气', '队列满了')).toMatchObject({ isMentioned: false, passage: null })
})

test('同义词是一个词，英文、全角与大小写也认得', () => {
  expect(mentionOf('the Ｒｅｐｌｉｃａ lags', '副本').score).toBe(1)
  expect(mentionOf('默认是repeatable read', '可重复读').score).toBe(1)
})

test('拉丁词不在别的词里认', () => {
  expect(mentionOf('formatted output', 'OR').score).toBe(0)
  expect(mentionOf('a OR b', 'OR').score).toBe(1)
})

test('字相同的词算一部分，次序可以不同', () => {
  const [mention] = findMentions('一致要到最后才有', [{ words: [{ forms: ['最终一致'], weight: 1 }] }])
  expect(mention?.score).toBeGreaterThan(MENTION_THRESHOLD)
  expect(mention?.score).toBeLessThan(1)
})

test('题目里有的词与常见的词说明得少', () => {
  const [[queue, replica] = []] = reader.wordsOfPoints(['队列副本'], '', counts)
  const [[asked] = []] = reader.wordsOfPoints(['队列副本'], '什么是队列？', counts)
  expect(queue?.weight).toBeGreaterThan(replica?.weight ?? 0)
  expect(asked?.weight).toBeCloseTo((queue?.weight ?? 0) / 2, 1)
})

test('挨着的两个单字，站里常常这样写的才是一个词', () => {
  const plain = new WordReader([])
  const times = (count: number, text: string) => Array.from({ length: count }, () => text)
  const counts = plain.count([
    ...times(5, '缓存'),
    ...times(4, '删锁'),
    ...times(5, '先写'),
    ...times(15, '先'),
    ...times(15, '写'),
  ])
  const joined = joinedWordsOf(counts)
  expect(joined).toEqual(new Map([['缓存', 5]]))
  expect(plain.read('先删缓存')).toEqual(['先', '删', '缓', '存'])
  expect(plain.read('先删缓存', (pair) => joined.has(pair))).toEqual(['先', '删', '缓存'])
  // What stands between them keeps them apart.
  expect(plain.read('缓 存', (pair) => joined.has(pair))).toEqual(['缓', '存'])
})
