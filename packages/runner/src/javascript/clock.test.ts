import { beforeEach, expect, test } from 'vitest'
import { Clock, NeverSettles } from './clock.ts'

type Timers = Pick<
  typeof globalThis,
  | 'setTimeout'
  | 'setInterval'
  | 'clearTimeout'
  | 'clearInterval'
  | 'requestAnimationFrame'
  | 'performance'
  | 'Date'
>

let clock: Clock
let uncaught: unknown[]
let timers: Timers
let log: string[]
beforeEach(() => {
  uncaught = []
  log = []
  clock = new Clock((error) => uncaught.push(error))
  const target = { ...globalThis }
  clock.install(target)
  timers = target
})

const note = (text: string) => () => void log.push(`${clock.now()} ${text}`)

test('timers run at their time, those of one time in the order they were made', async () => {
  timers.setTimeout(note('late'), 20)
  timers.setTimeout(note('first'), 10)
  timers.setTimeout(note('second'), 10)
  await clock.advance(15)
  expect(log).toEqual(['10 first', '10 second'])
  await clock.advance(5)
  expect(log.at(-1)).toBe('20 late')
  expect(clock.now()).toBe(20)
})

test('a cleared timer does not run; an interval repeats until it is cleared', async () => {
  timers.clearTimeout(timers.setTimeout(note('never'), 1))
  const interval = timers.setInterval(note('tick'), 10)
  await clock.advance(25)
  timers.clearInterval(interval)
  await clock.advance(25)
  expect(log).toEqual(['10 tick', '20 tick'])
})

test('promises go on between timers, as in a browser', async () => {
  timers.setTimeout(() => Promise.resolve().then(note('micro')), 10)
  timers.setTimeout(note('macro'), 10)
  await clock.advance(10)
  expect(log).toEqual(['10 micro', '10 macro'])
})

test('dates, frames and performance follow the clock', async () => {
  timers.requestAnimationFrame((at) => log.push(`frame ${at}`))
  await clock.advance(40)
  expect(log).toEqual(['frame 16'])
  expect([timers.Date.now(), timers.performance.now(), new timers.Date().getTime()]).toEqual([40, 40, 40])
  expect(new timers.Date(2020, 1, 1).getFullYear()).toBe(2020)
})

test('waiting for a promise moves the clock to what it waits for, without taking over a move under way', async () => {
  const program = async () => {
    timers.setTimeout(note('far'), 300)
    await clock.advance(100)
    note('here')()
    await clock.sleep(50)
    return 'done'
  }
  expect(await clock.until(program())).toBe('done')
  expect(log).toEqual(['100 here'])
  expect(clock.now()).toBe(150)
})

test('what nothing will settle is not waited for', async () => {
  await expect(clock.until(new Promise(() => undefined))).rejects.toThrow(NeverSettles)
  timers.setInterval(() => undefined, 1_000_000)
  await expect(clock.until(new Promise(() => undefined))).rejects.toThrow(NeverSettles)
})

test('what a timer throws is told, and the others still run', async () => {
  timers.setTimeout(() => {
    throw new Error('boom')
  }, 1)
  timers.setTimeout(note('after'), 2)
  await clock.advance(5)
  expect(uncaught).toEqual([new Error('boom')])
  expect(log).toEqual(['2 after'])
})
