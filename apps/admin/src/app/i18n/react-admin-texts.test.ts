import { convertRaTranslationsToI18next } from 'ra-i18n-i18next'
import englishMessages from 'ra-language-english'
import { expect, test } from 'vitest'
import english from '../../../../../locales/en-US/admin.json' with { type: 'json' }
import chinese from '../../../../../locales/zh-CN/admin.json' with { type: 'json' }

/** Keys with dots → texts. */
function flatten(texts: object, path = ''): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value]] : flatten(value, `${path}${name}.`),
  )
}

/** Chinese has one plural form. */
const keysOf = (texts: object) => new Set(flatten(texts).map(([key]) => key.replace(/_(one|other)$/, '')))

test.each([
  ['zh-CN', chinese],
  ['en-US', english],
])('%s has every text react-admin asks for, and no other', (_, { ra }) => {
  expect(keysOf({ ra })).toEqual(keysOf(convertRaTranslationsToI18next(englishMessages)))
})

test('no text of react-admin is English in zh-CN', () => {
  const withLetters = flatten(chinese.ra).filter(([, text]) =>
    /[A-Za-z]/.test(text.replaceAll(/\{\{\w+\}\}/g, '')),
  )
  expect(withLetters).toEqual([])
})
