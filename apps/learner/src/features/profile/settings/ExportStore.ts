import { makeAutoObservable, runInAction } from 'mobx'
import { warn } from '../../../shared/log.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'

/** Fetching all that the site holds of the user. */
export class ExportStore {
  status: 'idle' | 'running' | 'failed' = 'idle'
  done = 0
  total = 0
  #stopping: AbortController | null = null
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** @returns the file; null when it was given up or failed */
  async run(): Promise<Blob | null> {
    if (this.status === 'running') return null
    const stopping = new AbortController()
    this.#stopping = stopping
    this.status = 'running'
    this.done = 0
    this.total = 0
    try {
      const file = await this.#fetch(stopping.signal)
      this.#become('idle')
      return file
    } catch (error) {
      if (!stopping.signal.aborted) warn('export failed', error)
      this.#become(stopping.signal.aborted ? 'idle' : 'failed')
      return null
    }
  }

  cancel(): void {
    this.#stopping?.abort()
  }

  /** The parts become text as they come, so that the whole is never there twice. */
  async #fetch(signal: AbortSignal): Promise<Blob> {
    const pieces: string[] = ['{']
    let part: string | null = null
    let isFirstRow = true
    for await (const event of await this.#root.api.userExport.stream({}, { signal })) {
      if (event.event === 'total') {
        const { rows } = event.data
        runInAction(() => {
          this.total = rows
        })
        continue
      }
      if (event.data.part !== part) {
        pieces.push(`${part === null ? '' : '],'}\n${JSON.stringify(event.data.part)}:[`)
        part = event.data.part
        isFirstRow = true
      }
      for (const row of event.data.rows) {
        pieces.push(`${isFirstRow ? '' : ','}\n  ${JSON.stringify(row)}`)
        isFirstRow = false
      }
      const { length } = event.data.rows
      runInAction(() => {
        this.done += length
      })
    }
    pieces.push(part === null ? '}' : ']\n}\n')
    return new Blob(pieces, { type: 'application/json' })
  }

  #become(status: 'idle' | 'failed'): void {
    runInAction(() => {
      this.status = status
    })
  }
}
