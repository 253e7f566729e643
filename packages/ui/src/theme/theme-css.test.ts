import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { themeCss } from './theme-css.ts'

test('the committed theme.css is what the tokens generate (node src/theme/generate-css.ts)', () => {
  expect(readFileSync(join(import.meta.dirname, 'theme.css'), 'utf8')).toBe(themeCss())
})
