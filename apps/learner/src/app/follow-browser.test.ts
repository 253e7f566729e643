import { afterEach, expect, test } from 'vitest'
import { memoryStorage } from '../shared/browser-storage.ts'
import { createI18n } from '../shared/i18n/create-i18n.ts'
import { RootStore } from '../shared/root/RootStore.ts'
import { fakeApi } from '../testing/fake-root.ts'
import { followBrowser } from './follow-browser.ts'

afterEach(() => {
  document.documentElement.lang = ''
})

test('a language that was chosen before the page was taken over is the document’s, and remembered', async () => {
  document.documentElement.lang = 'zh-CN'
  const i18n = await createI18n('zh-CN', ['home'])
  const root = new RootStore({ createApi: () => fakeApi({}), storage: memoryStorage(), i18n })
  await root.language.change('en-US')
  const stop = followBrowser(root)
  expect(document.documentElement.lang).toBe('en-US')
  expect(document.cookie).toContain('language=en-US')
  await root.language.change('zh-CN')
  expect([document.documentElement.lang, document.cookie]).toEqual(['zh-CN', 'language=zh-CN'])
  stop()
})
