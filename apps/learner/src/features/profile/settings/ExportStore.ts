import type { CallOptions } from '@app/api-client'
import { makeAutoObservable, runInAction } from 'mobx'
import { warn } from '../../../shared/log.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { Confirmation } from './confirmation/Confirmation.ts'

/** Fetching all that the site holds of the user. */
export class ExportStore {
  status: 'idle' | 'running' | 'failed' = 'idle'
  done = 0
  total = 0
  readonly confirmation: Confirmation
  #stopping: AbortController | null = null
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
    this.confirmation = new Confirmation(root)
    makeAutoObservable(this, { confirmation: false }, { autoBind: true })
  }

  /** @param save takes the file, once it is there and its owner has proved who they are */
  async run(save: (file: Blob) => void): Promise<void> {
    if (this.status === 'running') return
    const stopping = new AbortController()
    this.#stopping = stopping
    this.status = 'running'
    this.done = 0
    this.total = 0
    try {
      await this.confirmation.run(
        async (options) => {
          const file = await this.#fetch(stopping.signal, options).catch((error: unknown) => {
            if (!stopping.signal.aborted) throw error
            return null
          })
          if (file) save(file)
        },
        () => this.run(save),
      )
      this.#become('idle')
    } catch (error) {
      warn('export failed', error)
      this.#become('failed')
    }
  }

  cancel(): void {
    this.#stopping?.abort()
  }

  /** The parts become text as they come, so that the whole is never there twice. */
  async #fetch(signal: AbortSignal, options: CallOptions): Promise<Blob> {
    const pieces: string[] = ['{']
    let part: string | null = null
    let isFirstRow = true
    for await (const event of await this.#root.api.userExport.stream({}, { ...options, signal })) {
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
