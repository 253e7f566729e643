import { expect, test } from 'vitest'
import { memoryStorage } from '../../../shared/browser-storage.ts'
import { fakeRoot } from '../../../testing/fake-root.ts'
import { sessionOf } from '../testing/samples.ts'
import { AnswerDraft } from './AnswerDraft.ts'
import { InWords } from './InWords.ts'

test('不会写就用话说：代码收起来，刷新后还是用话说，回去时代码还在；下一题照常写代码', () => {
  const storage = memoryStorage()
  const sample = sessionOf({ draft: '写到一半' })
  const session = {
    ...sample,
    questions: sample.questions.map((one) => ({ ...one, state: 'asked' as const, problemId: 7 })),
  }
  const draft = new AnswerDraft({ api: fakeRoot({}).api, storage, key: 'draft' })
  draft.follow(session)
  new InWords(storage).choose(session, draft)
  expect(draft.text).toBe('')
  const reloaded = new InWords(storage)
  expect(reloaded.isAbout(session)).toBe(true)
  expect(reloaded.isAbout({ ...session, place: session.place + 1 })).toBe(false)
  reloaded.takeBack(draft)
  draft.stop()
  expect(draft.text).toBe('写到一半')
  expect(new InWords(storage).isAbout(session)).toBe(false)
})
