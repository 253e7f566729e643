import type { Runtime } from './messages.ts'

/** Bytes of the files of each runtime: an answer that comes compressed does not say how long it is. */
export const RUNTIME_SIZES: Record<Runtime, Record<string, number>> = {
  javascript: {},
  python: {
    'pyodide.asm.mjs': 1_250_344,
    'pyodide.asm.wasm': 9_598_218,
    'pyodide-lock.json': 119_077,
    'python_stdlib.zip': 2_545_637,
  },
  sql: { 'pglite.wasm': 9_086_480, 'initdb.wasm': 298_788, 'pglite.data': 6_242_272 },
}
