import { expect, onTestFinished, test } from 'vitest'
import { startOpenAiServer } from '../../testing/openai-server.ts'
import { sqlState } from '../db/errors.ts'
import { LlmFault } from './LlmFault.ts'
import { LlmThread } from './LlmThread.ts'
import type { LlmPiece } from './llm.ts'

const question = [{ role: 'user' as const, content: '什么是线程池？' }]

function modelAt(baseUrl: string): LlmThread {
  const llm = new LlmThread({ baseUrl, apiKey: undefined, model: 'test-model', firstTokenSeconds: 30 })
  onTestFinished(() => llm.close())
  return llm
}

async function startProvider() {
  const provider = await startOpenAiServer()
  onTestFinished(() => provider.close())
  return provider
}

/** Asks, and gathers what comes. */
function ask(llm: LlmThread, signal = new AbortController().signal) {
  const pieces: LlmPiece[] = []
  const first = Promise.withResolvers<void>()
  const ended = llm.stream(question, {
    signal,
    onPiece: (piece) => {
      pieces.push(piece)
      first.resolve()
    },
  })
  return { pieces, first: first.promise, ended }
}

test('replies that come at once are kept apart, each in order', async () => {
  const provider = await startProvider()
  const llm = modelAt(provider.url)
  const replies = [ask(llm), ask(llm)]
  const calls = [await provider.next(), await provider.next()]
  for (const [place, call] of calls.entries()) {
    call.reason('想')
    for (let piece = 0; piece < 20; piece += 1) call.say(`${place}-${piece} `)
    call.finish()
  }
  const texts = await Promise.all(
    replies.map(async ({ pieces, ended }) => {
      await ended
      expect(pieces[0]).toEqual({ kind: 'reasoning', text: '想' })
      return pieces.slice(1).map(({ text }) => text)
    }),
  )
  const said = [0, 1].map((place) => Array.from({ length: 20 }, (_, piece) => `${place}-${piece} `))
  expect(texts.toSorted()).toEqual(said)
})

test('a fault keeps its name, and what the system says of it', async () => {
  const provider = await startProvider()
  await provider.close()
  const fault = await ask(modelAt(provider.url)).ended.catch((error: unknown) => error)
  if (!(fault instanceof LlmFault)) throw fault
  expect(fault.kind).toBe('unreachable')
  expect(sqlState(fault.cause)).toBe('ECONNREFUSED')
})

test('who gives up is told at once, and lets the provider go', async () => {
  const provider = await startProvider()
  const asker = new AbortController()
  const { pieces, first, ended } = ask(modelAt(provider.url), asker.signal)
  const call = await provider.next()
  call.say('一')
  await first
  asker.abort()
  await expect(ended).rejects.toThrow()
  expect(await call.closed).toBe(true)
  expect(pieces).toEqual([{ kind: 'text', text: '一' }])
})

test('nobody waits for a thread that has ended; the next one who asks has a new one', async () => {
  const llm = modelAt('no address')
  await expect(ask(llm).ended).rejects.toThrow('Invalid URL')
  await expect(ask(llm).ended).rejects.toThrow('Invalid URL')
})

test('who waits when the thread is closed is told', async () => {
  const provider = await startProvider()
  const llm = modelAt(provider.url)
  const { ended } = ask(llm)
  await provider.next()
  await Promise.all([llm.close(), expect(ended).rejects.toThrow('has ended')])
})
