import { readFileSync } from 'node:fs'
import { LANGUAGES } from '@app/contract/common/languages'
import { expect, test } from 'vitest'

const read = (language: string, namespace: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../../../../locales/${language}/${namespace}.json`, import.meta.url), 'utf8'),
  )

test.each(LANGUAGES)('%s: what the console writes into a sheet, the server understands', (language) => {
  const { sheet, difficulty, status, interviewLevel: level, ra } = read(language, 'admin')
  const content = read(language, 'content')
  expect(content.column).toMatchObject(sheet.column)
  expect(content.choice).toEqual({
    difficulty,
    status,
    level,
    isPersonal: { false: ra.boolean.false, true: ra.boolean.true },
  })
})
