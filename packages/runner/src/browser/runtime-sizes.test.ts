import { stat } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from 'vitest'
import { RUNTIME_SIZES } from './runtime-sizes.ts'

const require = createRequire(import.meta.url)
const FOLDERS: Record<string, string> = {
  python: path.dirname(require.resolve('pyodide/package.json')),
  sql: path.dirname(require.resolve('@electric-sql/pglite')),
}

test.each(Object.entries(FOLDERS))(
  'the sizes of %s are those of the installed files',
  async (runtime, folder) => {
    const sizes = runtime === 'python' ? RUNTIME_SIZES.python : RUNTIME_SIZES.sql
    for (const [name, size] of Object.entries(sizes))
      expect((await stat(path.join(folder, name))).size, name).toBe(size)
  },
)
