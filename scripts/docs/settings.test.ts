import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SETTING_NAMES } from '../../apps/server/src/platform/settings.ts'
import { ROOT } from '../run-tool.ts'
import { composeSettings, SETTINGS_PAGE } from './settings.ts'

test('the page of settings has them all and is as `npm run docs:settings` writes it', async () => {
  const page = await readFile(join(ROOT, SETTINGS_PAGE), 'utf8')
  expect(page).toBe(composeSettings())
  const listed = [...page.matchAll(/^\| `([A-Z][A-Z\d_]+)` \|/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(SETTING_NAMES.toSorted())
})
