import { type MessagePort, parentPort } from 'node:worker_threads'
import type { Python } from '../python/run-python.ts'
import type { Report, RunEnd, RunRequest } from '../run.ts'
import type { openDatabase } from '../sql/run-sql.ts'

let python: Promise<Python> | undefined
let database: ReturnType<typeof openDatabase> | undefined

/** Runs code in this thread of Node; what a language needs is loaded when code of it first comes. */
function run(request: RunRequest, report: Report): Promise<RunEnd> {
  if (request.language === 'python') return runAsPython(request, report)
  return request.language === 'sql' ? runAsSql(request, report) : runAsJavaScript(request, report)
}

async function runAsPython(request: RunRequest, report: Report): Promise<RunEnd> {
  const { preparePython, runPython } = await import('../python/run-python.ts')
  const { loadPyodide } = await import('pyodide')
  python ??= loadPyodide().then(preparePython)
  const ready = await python
  report({ type: 'started' })
  return runPython(ready, request, report)
}

async function runAsSql(request: RunRequest, report: Report): Promise<RunEnd> {
  const { openDatabase: open, runSql } = await import('../sql/run-sql.ts')
  database ??= open()
  const ready = await database
  report({ type: 'started' })
  return runSql(ready, request, report)
}

async function runAsJavaScript(request: RunRequest, report: Report): Promise<RunEnd> {
  const { runJavaScript } = await import('../javascript/run-javascript.ts')
  report({ type: 'started' })
  return runJavaScript(request, report, {
    onRejection: (listen) => void process.on('unhandledRejection', listen),
  })
}

function listen(port: MessagePort): void {
  const report: Report = (event) => port.postMessage(event)
  port.on('message', async (request: RunRequest) => {
    try {
      report({ type: 'ended', end: await run(request, report) })
    } catch (error) {
      report({
        type: 'ended',
        end: { kind: 'broken', message: error instanceof Error ? error.message : String(error) },
      })
    }
  })
}

if (parentPort) listen(parentPort)
