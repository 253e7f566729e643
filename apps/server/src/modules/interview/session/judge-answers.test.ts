import type { MentionableKeyPoint } from '@app/contract/key-point/schemas'
import { MENTION_THRESHOLD } from '@app/recognition'
import { describe, expect, test } from 'vitest'
import { checklistPoints } from '../../../platform/recognition/checklist-points.ts'
import { commentOn } from './comment-on.ts'
import { EmbeddedInterviewer } from './EmbeddedInterviewer.ts'
import { expressionOf } from './expression-of.ts'
import { judgeAnswers, type SpokenAnswer, toPoints } from './judge-answers.ts'
import { Talk } from './Talk.ts'
import type { AskedText } from './talk-state.ts'

const point = (text: string, weight: number, ...words: string[]): MentionableKeyPoint => ({
  text,
  weight,
  followUp: `${text}？`,
  misconception: '',
  words: words.map((word) => ({ forms: [word], weight: 1 })),
})
const question: AskedText = {
  title: '怎样写得又快又稳？',
  topic: '写入',
  difficulty: 'medium',
  minutes: 4,
  keyPoints: [
    point('攒够一批再写', 5, '攒够', '一批', '往返', '缓冲'),
    point('失败了重试', 3, '失败', '重试', '幂等', '退避'),
  ],
  isPersonal: false,
  hint: '想想代价。',
  probes: [],
  anchors: {
    zero: '',
    half: '',
    full: '我会把数据攒够一批再一次写进去，这样网络往返少，失败了就带着退避重试。',
  },
  redFlags: [],
  variant: '',
  answer: '',
}
const said = (content: string, askedPoint: number | null = null, turn = 2): SpokenAnswer => ({
  turn,
  content,
  asked: askedPoint === null ? question.title : (question.keyPoints[askedPoint]?.followUp ?? ''),
  askedPoint,
})
const heardIn = (...answers: SpokenAnswer[]) =>
  toPoints(question, judgeAnswers(question, answers)).map(({ isMentioned, isAfterFollowUp, passage }) => ({
    isMentioned,
    isAfterFollowUp,
    turn: passage?.turn,
  }))
const NOT_HEARD = { isMentioned: false, isAfterFollowUp: false, turn: undefined }

describe('听到了什么', () => {
  test('取说得最早的那一次；只在追问之后说到的注明', () => {
    const first = said('数据攒够一批再发出去，少几次往返。')
    const second = said('失败了就重试，注意幂等。', 1, 4)
    expect(heardIn(first, second)).toEqual([
      { isMentioned: true, isAfterFollowUp: false, turn: 2 },
      { isMentioned: true, isAfterFollowUp: true, turn: 4 },
    ])
    const again = said('我说过了，攒够一批，少往返。', 1, 4)
    expect(heardIn(first, again)[0]).toEqual({ isMentioned: true, isAfterFollowUp: false, turn: 2 })
  })

  test('直接回答追问，话题已给出：同样的几个字平时不够，这时够', () => {
    const answer = '这种要带上退避，慢慢来就好。'
    const long = {
      ...question,
      keyPoints: [point('失败了重试', 3, '失败', '重试', '幂等', '退避', '次数', '告警')],
    }
    const isMentioned = (askedPoint: number | null) =>
      judgeAnswers(long, [said('先说别的。'), said(answer, askedPoint, 4)]).heard[0]?.isMentioned
    expect([isMentioned(null), isMentioned(0)]).toEqual([false, true])
  })

  test('追问引了自己的话，那句话还是自己的，不是复述题目', () => {
    const first = said('数据攒够一批再发出去，少几次往返。')
    const asked = `你提到“${first.content}”，往下讲讲：失败了怎么办？`
    const { heard, rules } = judgeAnswers(question, [first, { ...said('不确定。', 1, 4), asked }])
    expect([heard[0]?.isMentioned, rules]).toEqual([true, []])
  })

  test('空的、复述题目的、照贴参考的，一点也不算；没有说到这道题的说出来', () => {
    const cases = [
      ['。。。', 'empty'],
      ['怎样写得又快又稳？', 'parroted'],
      [question.anchors.full, 'copied'],
      ['晚上吃什么好呢，火锅还是烤肉。', 'offTopic'],
    ] as const
    for (const [content, rule] of cases) {
      expect(judgeAnswers(question, [said(content)]).rules, content).toEqual([rule])
      expect(heardIn(said(content)), content).toEqual([NOT_HEARD, NOT_HEARD])
    }
  })

  test('关于自己的题：说了什么，清单就等本人来定；不知道的不算', () => {
    const personal = { ...question, isPersonal: true, keyPoints: checklistPoints('zh-CN') }
    const isTold = (content: string) =>
      judgeAnswers(personal, [said(content)]).heard.map(({ isMentioned }) => isMentioned)
    expect(isTold('那次线上延迟很高，我把批量写入改了，降到三十毫秒。')).toEqual([true, true, true, true])
    expect(isTold('不知道')).toEqual([false, false, false, false])
  })

  test('点评说下次说什么：先改说反的，再补没说到的', () => {
    const [one, other] = toPoints(question, judgeAnswers(question, [said('攒够一批，少往返。')]))
    if (!one || !other) throw new Error('two points')
    const comment = (...points: (typeof one)[]) =>
      commentOn({ points, rules: [], isChecklist: false }, 'zh-CN')
    expect(comment({ ...one, check: 'wrong' }, other)).toBe('先改过来：攒够一批再写。下次补上：失败了重试。')
    expect(comment({ ...one, unheard: [] })).toContain('要点都提到了')
    expect(comment({ ...one, text: '先解析成DOM', unheard: ['dom'] })).toContain('“DOM”')
    expect(commentOn({ points: [other], rules: ['copied'], isChecklist: false }, 'zh-CN')).toContain(
      '参考答案',
    )
  })

  test('表达看怎样组织：整句、次序、原因、例子', () => {
    const built = '首先要看瓶颈在哪里，因为网络往返最贵。然后攒够一批再写，比如每次五百条。'
    expect(expressionOf([{ content: built }])).toBe(100)
    expect(expressionOf([{ content: '批量。重试。幂等。' }])).toBe(0)
  })
})

describe('内置面试官', () => {
  /** What is said after an answer to the first of two questions. */
  function after(content: string, asked = question): Talk {
    const questions = [1, 2].map((place) => ({
      place,
      question: asked,
      state: 'waiting' as const,
      followedUp: [],
      hintCount: 0,
    }))
    const now = new Date('2026-11-23T01:00:00Z')
    const talk = new Talk(
      { strictness: 'standard', language: 'zh-CN', isJudgedByModel: false, questions, turns: [] },
      {
        state: 'preparing',
        step: 0,
        place: 0,
        draft: '',
        deadlineTime: null,
        pauseTime: null,
        pausedSeconds: 0,
        endTime: null,
        endReason: null,
      },
    )
    const interviewer = new EmbeddedInterviewer('zh-CN')
    talk.begin(interviewer, now)
    talk.speak(interviewer, now)
    talk.answer(content, now)
    talk.speak(interviewer, now)
    return talk
  }
  const last = ({ turns }: Talk) => turns.at(-1)

  test('追问没提到的里面最重的；都提到了就下一题', () => {
    expect(last(after('失败了就重试，注意幂等，带退避。'))).toMatchObject({
      kind: 'followUp',
      content: expect.stringContaining('攒够一批再写？'),
    })
    const full = after('攒够一批再写，少往返，用缓冲。失败了就重试，注意幂等，带退避。')
    expect(last(full)).toMatchObject({ kind: 'question', place: 2 })
    expect(last(full)?.content).toMatch(/提到|听到|说得全/)
  })

  test('提到一半的，用本人的话接着问', () => {
    const [batch = point('', 1), retry = point('', 1)] = question.keyPoints
    const words = [
      { forms: ['缓冲'], weight: MENTION_THRESHOLD / 4 },
      { forms: ['攒够'], weight: 1 - MENTION_THRESHOLD / 4 },
    ]
    const asked = { ...question, keyPoints: [{ ...batch, words }, retry] }
    const talk = after('嗯要用缓冲。失败了就重试，注意幂等，带退避。', asked)
    expect(last(talk)).toMatchObject({ kind: 'followUp' })
    expect(last(talk)?.content).toMatch(/“嗯要用缓冲”.*攒够一批再写？/)
  })

  test('开场说清只听提到了什么；追问的提示说的是追问的那一点', () => {
    const talk = after('失败了就重试，注意幂等，带退避。')
    expect(talk.turns[0]?.content).toContain('由你对照要点核对')
    expect(talk.hint(new Date('2026-11-23T01:01:00Z'))).toBe(true)
    expect(last(talk)).toMatchObject({ kind: 'hint', content: expect.stringMatching(/攒够|一批|往返|缓冲/) })
  })

  test('说不知道的不追问', () => {
    expect(last(after('这个不知道'))).toMatchObject({ kind: 'question', place: 2 })
  })
})
