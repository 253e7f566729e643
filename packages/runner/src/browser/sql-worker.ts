import { openDatabase, runSql } from '../sql/run-sql.ts'
import { answerRuns } from './answer-runs.ts'

answerRuns(async (files) => {
  const compile = (name: string) => WebAssembly.compile(files[name] ?? new ArrayBuffer())
  const [pgliteWasmModule, initdbWasmModule] = await Promise.all([
    compile('pglite.wasm'),
    compile('initdb.wasm'),
  ])
  const database = await openDatabase({
    pgliteWasmModule,
    initdbWasmModule,
    fsBundle: new Blob([files['pglite.data'] ?? '']),
  })
  return (request, report) => runSql(database, request, report)
})
