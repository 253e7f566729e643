import { type MessagePort, parentPort } from 'node:worker_threads'
import { loadPyodide } from 'pyodide'
import { runJavaScript } from '../javascript/run-javascript.ts'
import { type Python, preparePython, runPython } from '../python/run-python.ts'
import type { Report, RunEnd, RunRequest } from '../run.ts'
import { openDatabase, runSql } from '../sql/run-sql.ts'

let python: Promise<Python> | undefined
let database: ReturnType<typeof openDatabase> | undefined

/** Runs code in this thread of Node, loading the runtime at first need. */
async function run(request: RunRequest, report: Report): Promise<RunEnd> {
  if (request.language === 'python') {
    python ??= loadPyodide().then(preparePython)
    const ready = await python
    report({ type: 'started' })
    return runPython(ready, request, report)
  }
  if (request.language === 'sql') {
    database ??= openDatabase()
    const ready = await database
    report({ type: 'started' })
    return runSql(ready, request, report)
  }
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
