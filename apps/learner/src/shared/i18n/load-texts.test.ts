import { createInstance, type ReadCallback } from 'i18next'
import { expect, test, vi } from 'vitest'
import { LanguageStore } from './LanguageStore.ts'
import { loadTexts } from './load-texts.ts'

/** Texts of which one namespace of one language does not arrive as often as the test says. */
async function textsFailing(file: string, times: number) {
  let left = times
  const read = vi.fn((language: string, namespace: string, callback: ReadCallback) => {
    const fails = `${language}/${namespace}` === file && left-- > 0
    if (fails) callback(new Error('lost'), null)
    else callback(null, { title: `${namespace} in ${language}` })
  })
  const i18n = createInstance()
  await i18n.use({ type: 'backend', init() {}, read }).init({
    lng: 'zh-CN',
    load: 'currentOnly',
    fallbackLng: false,
    ns: ['common', 'home'],
    defaultNS: 'common',
  })
  return { i18n, read }
}

test('texts that did not arrive are asked for again', async () => {
  const { i18n } = await textsFailing('zh-CN/home', 2)
  await expect(loadTexts(i18n, 'zh-CN', ['common', 'home'])).rejects.toThrow('no texts of zh-CN: home')
  await loadTexts(i18n, 'zh-CN', ['common', 'home'])
  expect(i18n.t('home:title')).toBe('home in zh-CN')
})

test('what is here is not fetched again', async () => {
  const { i18n, read } = await textsFailing('', 0)
  read.mockClear()
  await loadTexts(i18n, 'zh-CN', ['common', 'home'])
  expect(read).not.toHaveBeenCalled()
})

test('the language stays when its texts do not arrive, and can be chosen again', async () => {
  const { i18n } = await textsFailing('en-US/home', 1)
  const language = new LanguageStore(i18n)
  await expect(language.change('en-US')).rejects.toThrow('no texts of en-US: home')
  expect([language.current, i18n.t('title')]).toEqual(['zh-CN', 'common in zh-CN'])
  await language.change('en-US')
  expect([language.current, i18n.t('home:title')]).toEqual(['en-US', 'home in en-US'])
})
