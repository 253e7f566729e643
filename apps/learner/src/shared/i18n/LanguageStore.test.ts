import { expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { LanguageStore } from './LanguageStore.ts'

test('a change of language brings the texts of every namespace in use', async () => {
  const i18n = await createI18n('zh-CN', ['home'])
  const language = new LanguageStore(i18n)
  const before = [i18n.t('nav.home'), i18n.t('home:hero.title')]
  await language.change('en-US')
  const after = [i18n.t('nav.home'), i18n.t('home:hero.title')]
  expect(language.current).toBe('en-US')
  expect(after[0]).toBe('Home')
  expect(after[1]).not.toBe(before[1])
  expect(after[1]).not.toContain('hero')
})
