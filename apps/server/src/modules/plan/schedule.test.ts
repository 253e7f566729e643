import { expect, test } from 'vitest'
import { makeSchedule, mockInterviewDays } from './schedule.ts'

const situation: Parameters<typeof makeSchedule>[0] = {
  today: '2026-11-23',
  interviewDay: '2026-12-03',
  unpractised: 60,
  dailyGoal: 20,
  newPerDay: 10,
  forecast: [],
  reviewsDone: 0,
  freshDone: 0,
}
const freshOf = (change: Partial<typeof situation>) =>
  makeSchedule({ ...situation, ...change }).days.map(({ fresh }) => fresh)

test('没练过的题均摊到面试前的每一天，面试那天只复习', () => {
  const { days, completeDay, leftOver } = makeSchedule(situation)
  expect(days.map(({ fresh }) => fresh)).toEqual([6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 0])
  expect([days.at(-1)?.day, completeDay, leftOver]).toEqual(['2026-12-03', '2026-12-02', 0])
})

test('复习占去的，新题让出来，往后补；再多的复习也留四分之一给新题', () => {
  expect(freshOf({ forecast: [18, 30] })).toEqual([5, 5, 7, 7, 6, 6, 6, 6, 6, 6, 0])
})

test('漏了一天：剩下的摊到剩下的日子', () => {
  expect(freshOf({ today: '2026-11-24' })).toEqual([7, 7, 7, 7, 7, 7, 6, 6, 6, 0])
})

test('今天做过的算在今天里，再看一次计划不会多出来', () => {
  expect(freshOf({ unpractised: 56, freshDone: 4 })[0]).toBe(6)
  expect(freshOf({ unpractised: 50, freshDone: 10 })[0]).toBe(10)
})

test('照每天的目标练不完：说得出剩多少', () => {
  const { completeDay, leftOver } = makeSchedule({ ...situation, unpractised: 300 })
  expect([completeDay, leftOver]).toEqual([null, 100])
})

test('今天就面试：只复习到期的', () => {
  const { days } = makeSchedule({ ...situation, interviewDay: situation.today, forecast: [9] })
  expect(days).toEqual([{ day: situation.today, reviews: 9, fresh: 0 }])
})

test('已经全部练过：没有新题', () => {
  const { days, completeDay } = makeSchedule({ ...situation, unpractised: 0 })
  expect([days[0]?.fresh, completeDay]).toEqual([0, situation.today])
})

test('还没定日期：每天学设定的那么多，练完为止；复习多的日子少学一些', () => {
  const { days, completeDay, leftOver } = makeSchedule({
    ...situation,
    interviewDay: null,
    unpractised: 25,
    forecast: [0, 14],
  })
  expect(days.slice(0, 5).map(({ fresh }) => fresh)).toEqual([10, 6, 9, 0, 0])
  expect([completeDay, leftOver]).toEqual(['2026-11-25', 0])
})

test('模拟面试每周一场：周日前，最后一场在面试两天之前', () => {
  expect(mockInterviewDays('2026-11-23', '2026-12-10', 4)).toEqual(['2026-11-29', '2026-12-06'])
  expect(mockInterviewDays('2026-11-23', '2026-12-12', 4)).toEqual(['2026-11-29', '2026-12-06', '2026-12-10'])
  expect(mockInterviewDays('2026-11-23', '2026-11-24', 4)).toEqual([])
  expect(mockInterviewDays('2026-11-29', '2027-06-01', 4)).toHaveLength(4)
  expect(mockInterviewDays('2026-11-23', null, 2)).toEqual(['2026-11-29', '2026-12-06'])
})
