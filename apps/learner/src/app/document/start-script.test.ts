import { constants, runInNewContext } from 'node:vm'
import { expect, test, vi } from 'vitest'
import { startScript } from './start-script.ts'

/** Runs the script in a document of which this much is there; nothing is painted in it. */
function run(readyState: DocumentReadyState) {
  const listeners = new Map<string, () => void>()
  const append = vi.fn()
  const document = {
    hidden: true,
    readyState,
    head: { append },
    createElement: () => ({}),
    addEventListener: (type: string, listener: () => void) => listeners.set(type, listener),
  }
  const script = startScript({ script: 'data:text/javascript,', modules: ['/assets/a.js', '/assets/b.js'] })
  runInNewContext(
    script,
    { document },
    { importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER },
  )
  const finish = () => {
    document.readyState = 'interactive'
    listeners.get('DOMContentLoaded')?.()
  }
  return { append, finish }
}

test('asks for the scripts once the document is whole, with its nonce at the end', () => {
  const { append, finish } = run('loading')
  expect(append).not.toHaveBeenCalled()
  finish()
  finish()
  expect(append.mock.calls).toEqual(
    ['/assets/a.js', '/assets/b.js'].map((href) => [{ rel: 'modulepreload', href }]),
  )
})

test('asks at once where the document is whole already', () => {
  expect(run('interactive').append).toHaveBeenCalledTimes(2)
})
