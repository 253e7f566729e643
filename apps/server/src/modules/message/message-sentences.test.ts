import { LANGUAGES } from '@app/contract/common/languages'
import { composeMessage, MESSAGE_EVENTS } from '@app/contract/message/values'
import { describe, expect, test } from 'vitest'
import { translator } from '../../platform/i18n.ts'

const person = (username: string) => ({ id: 1, username, avatarUrl: null })
const say = (actors: string[], actorCount: number, subject = '标题') =>
  composeMessage(
    { event: 'like.discussion', values: {}, actors: actors.map(person), actorCount, subject },
    (key, values) => translator('zh-CN')(key, values),
  )
const text = (parts: { text: string }[]) => parts.map((part) => part.text).join('')

describe('消息的句子', () => {
  test.each(LANGUAGES)('%s里每种事都有一句', (language) => {
    const t = translator(language)
    for (const event of MESSAGE_EVENTS) {
      const key = `messages:event.${event}`
      expect(t(key), key).not.toBe(key.replace('messages:', ''))
    }
  })

  test.each([
    [['青禾'], 1, '青禾赞了你的帖子“标题”'],
    [['青禾', '北溟'], 2, '青禾、北溟赞了你的帖子“标题”'],
    [['青禾', '北溟', '阿木'], 5, '青禾、北溟等5人赞了你的帖子“标题”'],
    [['青禾'], 2, '青禾等2人赞了你的帖子“标题”'],
    [[], 1, '已注销用户赞了你的帖子“标题”'],
  ])('%j，共%i人', (actors, count, sentence) => {
    expect(text(say(actors, count))).toBe(sentence)
  })

  test('名字与标题里的标记只是文字', () => {
    const parts = say(['<b>粗</b>'], 1, '</b><script>')
    expect(parts).toEqual([
      { text: '<b>粗</b>', isStrong: true },
      { text: '赞了你的帖子“</b><script>”', isStrong: false },
    ])
  })
})
