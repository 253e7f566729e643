import { loadPyodide } from 'pyodide'
import { preparePython, runPython } from '../python/run-python.ts'
import { answerRuns } from './answer-runs.ts'
import type { RuntimeFiles } from './messages.ts'

/** No such place: what is asked for there comes from the files that the page sent. */
const PLACE = 'https://files.invalid/'

answerRuns(async (files) => {
  const fetched = answerFromFiles(files)
  const python = preparePython(
    await loadPyodide({
      indexURL: PLACE,
      lockFileContents: new TextDecoder().decode(files['pyodide-lock.json']),
      createPyodideModule: await importModule(files['pyodide.asm.mjs']),
    }),
  )
  fetched.restore()
  return async (request, report) => runPython(python, request, report)
})

async function importModule(file: ArrayBuffer | undefined) {
  const address = URL.createObjectURL(new Blob([file ?? ''], { type: 'text/javascript' }))
  const module: { default: NonNullable<Parameters<typeof loadPyodide>[0]>['createPyodideModule'] } =
    await import(/* @vite-ignore */ address)
  URL.revokeObjectURL(address)
  if (!module.default) throw new Error('pyodide.asm.mjs has no default export')
  return module.default
}

function answerFromFiles(files: RuntimeFiles): { restore: () => void } {
  const real = globalThis.fetch
  globalThis.fetch = async (input) => {
    const name = String(input instanceof Request ? input.url : input).replace(PLACE, '')
    const file = files[name]
    if (!file) throw new TypeError(`no file ${name}`)
    return new Response(file, {
      headers: name.endsWith('.wasm') ? { 'content-type': 'application/wasm' } : {},
    })
  }
  return {
    restore: () => {
      globalThis.fetch = real
    },
  }
}
