import { MAX_IMAGE_BYTES } from '@app/contract/file/values'
import { makeAutoObservable, runInAction } from 'mobx'
import { imageTypeProblem } from '../../../shared/image-type-problem.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { toBase64 } from '../../../shared/to-base64.ts'

/** The kinds of pictures that can stand in a text. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** A picture on its way. */
export interface ImageUpload {
  id: number
  name: string
  /** How much of it has left, from 0 to 1. */
  share: number
  /** Why it did not get through; it can be tried again. */
  problem: string | null
  /** What stands for it in the text. */
  placeholder: string
}

type Replace = (placeholder: string, text: string) => void

/** Pictures that are sent while one goes on writing: something stands for each in the text until it is there. */
export class ImageUploads {
  uploads: ImageUpload[] = []
  readonly #root: RootStore
  readonly #replace: Replace
  readonly #files = new Map<number, { file: File; controller: AbortController }>()
  #lastId = 0

  /** @param replace puts something in the place of a placeholder */
  constructor(root: RootStore, replace: Replace) {
    this.#root = root
    this.#replace = replace
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Sends pictures. @returns what stands for them */
  take(files: readonly File[]): string {
    const good = files.filter((file) => this.#isFine(file))
    return good.map((file) => this.#begin(file).placeholder).join('\n')
  }

  retry(id: number): void {
    const known = this.#files.get(id)
    if (!known) return
    this.#files.set(id, { ...known, controller: new AbortController() })
    this.#change(id, { share: 0, problem: null })
    void this.#send(id)
  }

  /** Gives a picture up. */
  cancel(id: number): void {
    this.#files.get(id)?.controller.abort()
    this.#finish(id, '')
  }

  /** Gives up what is on its way, as the page goes. */
  stop(): void {
    for (const { controller } of this.#files.values()) controller.abort()
    this.#files.clear()
    this.uploads = []
  }

  /** A text as it is without the pictures that are not there yet. */
  without(text: string): string {
    return this.uploads.reduce((rest, { placeholder }) => rest.replaceAll(placeholder, ''), text)
  }

  #isFine(file: File): boolean {
    const { toasts, i18n } = this.#root
    const isKnown = IMAGE_TYPES.includes(file.type)
    if (isKnown && file.size <= MAX_IMAGE_BYTES) return true
    const problem = i18n.t(isKnown ? 'validation:imageTooLarge' : imageTypeProblem(file))
    toasts.error(i18n.t('discussion:image.refused', { name: file.name, problem }))
    return false
  }

  #begin(file: File): ImageUpload {
    this.#lastId += 1
    const id = this.#lastId
    const name = file.name.replace(/[[\]()\\\n]/g, ' ').trim()
    const placeholder = this.#root.i18n.t('discussion:image.placeholder', { name, id })
    const upload = { id, name, share: 0, problem: null, placeholder }
    this.uploads.push(upload)
    this.#files.set(id, { file, controller: new AbortController() })
    void this.#send(id)
    return upload
  }

  async #send(id: number): Promise<void> {
    const known = this.#files.get(id)
    if (!known) return
    const { file, controller } = known
    const { signal } = controller
    try {
      const image = toBase64(new Uint8Array(await file.arrayBuffer()))
      const onProgress = (share: number) => this.#change(id, { share })
      const address = await this.#root.api.file.add({ image }, { quiet: true, signal, onProgress })
      const name = this.uploads.find((upload) => upload.id === id)?.name ?? ''
      runInAction(() => this.#finish(id, `![${name.replace(/\.\w+$/, '')}](${address})`))
    } catch (error) {
      if (!signal.aborted) this.#change(id, { problem: describe(error) })
    }
  }

  #change(id: number, change: Partial<ImageUpload>): void {
    this.uploads = this.uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload))
  }

  #finish(id: number, text: string): void {
    const upload = this.uploads.find((one) => one.id === id)
    if (!upload) return
    this.uploads = this.uploads.filter((one) => one !== upload)
    this.#files.delete(id)
    this.#replace(upload.placeholder, text)
  }
}

const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error))
