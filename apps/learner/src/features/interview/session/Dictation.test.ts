import { afterEach, expect, test, vi } from 'vitest'
import { Dictation } from './Dictation.ts'

type Heard = Parameters<NonNullable<InstanceType<NonNullable<Window['SpeechRecognition']>>['onresult']>>[0]

class FakeRecognition {
  static last: FakeRecognition
  lang = ''
  continuous = false
  interimResults = false
  onresult: ((event: Heard) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  constructor() {
    FakeRecognition.last = this
  }
  start() {}
  stop() {
    this.onend?.()
  }
  hear(transcript: string, isFinal: boolean) {
    this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] })
  }
}

afterEach(() => vi.unstubAllGlobals())

function listen() {
  vi.stubGlobal('webkitSpeechRecognition', FakeRecognition)
  const onText = vi.fn()
  const onProblem = vi.fn()
  const dictation = new Dictation({ language: () => 'zh-CN', onText, onProblem })
  dictation.toggle()
  return { dictation, onText, onProblem, recognition: FakeRecognition.last }
}

test('a browser without speech recognition has no dictation', () => {
  const dictation = new Dictation({ language: () => 'zh-CN', onText: vi.fn(), onProblem: vi.fn() })
  expect(dictation.isSupported).toBe(false)
})

test('what is being said shows, what is understood is written down', () => {
  const { dictation, onText, recognition } = listen()
  expect([dictation.isListening, recognition.lang, recognition.continuous]).toEqual([true, 'zh-CN', true])
  recognition.hear('先说', false)
  expect([dictation.interim, onText.mock.calls]).toEqual(['先说', []])
  recognition.hear('先说结论。', true)
  expect([dictation.interim, onText.mock.calls]).toEqual(['', [['先说结论。']]])
  dictation.toggle()
  expect(dictation.isListening).toBe(false)
})

test('a microphone that is not allowed is told, silence is not', () => {
  const { onProblem, recognition } = listen()
  recognition.onerror?.({ error: 'no-speech' })
  recognition.onerror?.({ error: 'not-allowed' })
  expect(onProblem.mock.calls).toEqual([[true]])
})
