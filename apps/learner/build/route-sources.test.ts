import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addSources } from './route-sources.ts'

const learner = join(import.meta.dirname, '..')
const table = readFileSync(join(learner, 'src/app/routes.tsx'), 'utf8')

test('every page of the route table names its source file', () => {
  const imports = table.match(/import\('\.\.\//g) ?? []
  const sources = [...addSources(table).matchAll(/, source: '([^']+)'/g)].map(([, source = '']) => source)
  expect(sources).toHaveLength(imports.length)
  for (const source of sources) expect(existsSync(join(learner, source)), source).toBe(true)
})

test('a line broken by the formatter is understood', () => {
  const line = "page: () =>\n  import(\n    '../features/x/pages/XPage.tsx',\n  ),"
  expect(addSources(line)).toContain(", source: 'src/features/x/pages/XPage.tsx'")
})
