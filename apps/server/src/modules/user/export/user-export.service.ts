import type { contract } from '@app/contract/contract'
import type { ExportedPart } from '../../../platform/export-user.ts'
import type { EventSink, StreamStart } from '../../../platform/http/implement-stream.ts'
import type { Limits } from '../../../platform/limits/Limits.ts'
import type { Logger } from '../../../platform/log.ts'

type Export = typeof contract.userExport.stream

interface UserExportDependencies {
  limits: Limits
  log: Logger
  /** What every module keeps of users. */
  exportedParts: () => readonly ExportedPart[]
}

/** Gives users all that the site holds of them. */
export class UserExportService {
  readonly #deps: UserExportDependencies

  constructor(deps: UserExportDependencies) {
    this.#deps = deps
  }

  /** The tables it comes from. */
  tables(): string[] {
    return this.#deps.exportedParts().map(({ table }) => table)
  }

  /** @throws AppError 42900 when asked too often */
  async stream(userId: number): Promise<StreamStart<Export>> {
    const { limits, log, exportedParts } = this.#deps
    await limits.consume('exportHour', userId)
    return (sink) => {
      const reader = { hasLeft: false }
      send(exportedParts(), userId, sink, reader).catch((err: unknown) => {
        log.error({ err }, 'export broken off')
        sink.abort()
      })
      return () => {
        reader.hasLeft = true
      }
    }
  }
}

/** Reads on only when what was sent is taken, so that a slow reader costs no memory. */
async function send(
  parts: readonly ExportedPart[],
  userId: number,
  sink: EventSink<Export>,
  reader: { hasLeft: boolean },
): Promise<void> {
  let total = 0
  for (const part of parts) total += await part.count(userId)
  sink.send({ event: 'total', id: '', data: { rows: total } })
  for (const part of parts) {
    // A part without rows is named too: the user sees that there is nothing.
    sink.send({ event: 'rows', id: '', data: { part: part.name, rows: [] } })
    for await (const rows of part.batches(userId)) {
      sink.send({ event: 'rows', id: '', data: { part: part.name, rows } })
      await sink.drained()
      if (reader.hasLeft) return
    }
  }
  sink.end()
}
