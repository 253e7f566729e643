import initdbWasm from '../../node_modules/@electric-sql/pglite/dist/initdb.wasm?url'
import postgresData from '../../node_modules/@electric-sql/pglite/dist/pglite.data?url'
import postgresWasm from '../../node_modules/@electric-sql/pglite/dist/pglite.wasm?url'
import pythonModule from '../../node_modules/pyodide/pyodide.asm.mjs?url'
import pythonWasm from '../../node_modules/pyodide/pyodide.asm.wasm?url'
import pythonPackages from '../../node_modules/pyodide/pyodide-lock.json?url'
import pythonLibrary from '../../node_modules/pyodide/python_stdlib.zip?url'
import frameScript from './frame.ts?worker&url'
import javascriptScript from './javascript-worker.ts?worker&url'
import type { Runtime, RuntimeFiles } from './messages.ts'
import pythonScript from './python-worker.ts?worker&url'
import { RUNTIME_SIZES } from './runtime-sizes.ts'
import sqlScript from './sql-worker.ts?worker&url'

const SCRIPTS: Record<Runtime, string> = {
  javascript: javascriptScript,
  python: pythonScript,
  sql: sqlScript,
}

const ADDRESSES: Record<Runtime, Record<string, string>> = {
  javascript: {},
  python: {
    'pyodide.asm.mjs': pythonModule,
    'pyodide.asm.wasm': pythonWasm,
    'pyodide-lock.json': pythonPackages,
    'python_stdlib.zip': pythonLibrary,
  },
  sql: { 'pglite.wasm': postgresWasm, 'initdb.wasm': initdbWasm, 'pglite.data': postgresData },
}

/** The frame's own script. */
export const fetchFrameScript = (): Promise<string> => fetchText(frameScript)

/**
 * Fetches what a runtime is made of. The browser keeps it: the frame, which has no origin, could not.
 * @param onProgress bytes that have come, of all
 * @throws when the network is away
 */
export async function fetchRuntime(
  runtime: Runtime,
  onProgress: (loaded: number, total: number) => void,
): Promise<{ script: string; files: RuntimeFiles }> {
  const sizes = RUNTIME_SIZES[runtime]
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
  let loaded = 0
  const add = (bytes: number) => {
    loaded += bytes
    onProgress(Math.min(loaded, total), total)
  }
  const [script, ...files] = await Promise.all([
    fetchText(SCRIPTS[runtime]),
    ...Object.entries(ADDRESSES[runtime]).map(
      async ([name, address]): Promise<[string, ArrayBuffer]> => [
        name,
        await fetchBytes(address, sizes[name] ?? 0, add),
      ],
    ),
  ])
  return { script, files: Object.fromEntries(files) }
}

async function fetchGood(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response
}

async function fetchText(address: string): Promise<string> {
  return (await fetchGood(address)).text()
}

async function fetchBytes(address: string, size: number, add: (bytes: number) => void): Promise<ArrayBuffer> {
  const { body } = await fetchGood(address)
  const bytes = new Uint8Array(size)
  let place = 0
  const reader = body?.getReader()
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    bytes.set(part.value, place)
    place += part.value.length
    add(part.value.length)
  }
  if (place !== size) throw new Error(`${address}: ${place} of ${size} bytes`)
  return bytes.buffer
}
