import { SESSION_STATES } from '@app/contract/interview-session/values'
import { describe, expect, test } from 'vitest'
import { isOpen, type SessionEvent, transition } from './session-machine.ts'
import { type Interviewer, Talk } from './Talk.ts'
import type { AskedText, TalkQuestion, TalkState } from './talk-state.ts'

const EVENTS: SessionEvent[] = [
  ...(['prepared', 'asked', 'answered', 'skipped', 'hinted', 'paused', 'resumed'] as const),
  ...(['followedUp', 'movedOn', 'closed', 'abandoned', 'expired', 'scored'] as const),
]
const AT = new Date('2026-11-23T01:00:00Z')
const afterMinutes = (minutes: number) => new Date(AT.getTime() + minutes * 60_000)

const text: AskedText = {
  title: '怎样做？',
  topic: '集合',
  difficulty: 'medium',
  minutes: 4,
  keyPoints: [],
  isPersonal: false,
  hint: '想想代价。',
  probes: [],
  anchors: { zero: '', half: '', full: '' },
  redFlags: [],
  variant: '',
  answer: '',
}

/** Follows up once on whatever is answered with 漏. */
const interviewer: Interviewer = {
  opening: () => '你好',
  ask: (_, { place }) => `第${place}题`,
  followUp: ({ turns }, { followedUp }) =>
    turns.at(-1)?.content === '漏' && followedUp.length === 0 ? { content: '还有呢？', point: 2 } : null,
  closing: (_, reason) => reason,
}

function begin(count = 2, minutes: number | null = 40): Talk {
  const questions = Array.from(
    { length: count },
    (_, index): TalkQuestion => ({
      place: index + 1,
      question: text,
      state: 'waiting',
      followedUp: [],
      hintCount: 0,
    }),
  )
  const state: TalkState = {
    state: 'preparing',
    step: 0,
    place: 0,
    draft: '',
    pauseTime: null,
    pausedSeconds: 0,
    deadlineTime: minutes === null ? null : afterMinutes(minutes),
    endTime: null,
    endReason: null,
  }
  const known = { strictness: 'standard', language: 'zh-CN', isJudgedByModel: false, turns: [] } as const
  const talk = new Talk({ ...known, questions }, state)
  talk.begin(interviewer, AT)
  talk.speak(interviewer, AT)
  return talk
}

function answer(talk: Talk, content: string, now: Date) {
  talk.answer(content, now)
  talk.speak(interviewer, now)
}

function skip(talk: Talk, now: Date) {
  talk.skip(now)
  talk.speak(interviewer, now)
}

const said = (talk: Talk) => talk.turns.map(({ kind, content }) => `${kind} ${content}`)

describe('面试的状态', () => {
  test('从每个状态只走得到图上的下一个，结束了的不再走', () => {
    const drawn = SESSION_STATES.map((state) => [
      state,
      EVENTS.flatMap((event) => transition(state, event) ?? []).sort(),
    ])
    expect(Object.fromEntries(drawn)).toEqual({
      preparing: ['asking'],
      asking: ['answering', 'scoring'],
      answering: ['abandoned', 'answering', 'expired', 'judging', 'judging', 'paused', 'scoring'],
      judging: ['abandoned', 'asking', 'expired', 'followingUp', 'scoring'],
      followingUp: ['answering', 'scoring'],
      paused: ['abandoned', 'answering', 'expired', 'scoring'],
      scoring: ['finished'],
      finished: [],
      abandoned: [],
      expired: [],
    })
  })

  test('问、答、追问、再答、下一题，说完就去评分', () => {
    const talk = begin()
    answer(talk, '漏', AT)
    expect(talk.question).toMatchObject({ place: 1, state: 'answered', followedUp: [2] })
    answer(talk, '漏', AT)
    answer(talk, '都说了', AT)
    expect(said(talk)).toEqual([
      'opening 你好',
      'question 第1题',
      'answer 漏',
      'followUp 还有呢？',
      'answer 漏',
      'question 第2题',
      'answer 都说了',
      'closing completed',
    ])
    expect(talk.current).toMatchObject({ state: 'scoring', step: 3, endReason: 'completed' })
    expect(talk.turns.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  test('跳过的题不追问；跳过追问的那题算答过；一题也没答的不评分', () => {
    const talk = begin()
    answer(talk, '漏', AT)
    skip(talk, AT)
    skip(talk, AT)
    expect(talk.questions.map(({ state }) => state)).toEqual(['answered', 'skipped'])
    expect(talk.current.state).toBe('scoring')

    const silent = begin(1)
    skip(silent, AT)
    expect(silent.current).toMatchObject({ state: 'abandoned', endReason: 'completed' })
    expect(isOpen(silent.current.state)).toBe(false)
  })

  test('暂停时钟也停；停着不能回答，也不过时', () => {
    const talk = begin(2, 30)
    talk.pause(afterMinutes(10))
    expect(() => answer(talk, '好', AT)).toThrow()
    expect(talk.isOverdue(afterMinutes(60))).toBe(false)
    talk.resume(afterMinutes(100))
    expect(talk.current).toMatchObject({ pausedSeconds: 90 * 60, deadlineTime: afterMinutes(120) })
    expect([talk.isOverdue(afterMinutes(119)), talk.isOverdue(afterMinutes(120))]).toEqual([false, true])
  })

  test('时间到了：正在答的收下，不再追问，客气地结束', () => {
    const talk = begin(2, 30)
    answer(talk, '漏', afterMinutes(31))
    expect(said(talk).slice(-2)).toEqual(['answer 漏', 'closing timeUp'])
    expect(talk.current).toMatchObject({ state: 'scoring', endReason: 'timeUp' })
  })

  test('提示一题一次，写到一半的留着', () => {
    const talk = begin()
    talk.current.draft = '写到一半'
    expect([talk.hint(AT), talk.hint(AT)]).toEqual([true, false])
    expect(talk.current).toMatchObject({ state: 'answering', step: 1, draft: '写到一半' })
    answer(talk, '好', AT)
    expect(talk.current.draft).toBe('')
  })
})
