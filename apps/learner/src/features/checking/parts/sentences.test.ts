import { expect, test } from 'vitest'
import { likeliest, sentencesOf } from './sentences.ts'

test('一句在停顿处断开，太短的并到后面，前后的空白不算', () => {
  const content = '嗯，其实先看索引的选择性。 再看有没有回表；最后'
  const sentences = sentencesOf([{ number: 4, content }])
  expect(sentences.map(({ text }) => text)).toEqual(['嗯，其实先看索引的选择性', '再看有没有回表', '最后'])
  for (const { text, passage } of sentences)
    expect([passage.turn, content.slice(passage.start, passage.end)]).toEqual([4, text])
})

test('与要点最像的三句，照说的先后', () => {
  const content = '索引要看选择性。今天天气非常好。联合索引看最左前缀。没有别的要说了。覆盖索引不用回表。'
  const sentences = sentencesOf([{ number: 1, content }])
  expect(likeliest(sentences, '联合索引遵守最左前缀，覆盖索引不必回表').map(({ text }) => text)).toEqual([
    '索引要看选择性',
    '联合索引看最左前缀',
    '覆盖索引不用回表',
  ])
})
