import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Files, parseFileName, type StoredFile } from './files.ts'
import { imageTypeOf } from './image-type.ts'

/** Files in a folder of this machine. */
export class LocalFiles implements Files {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(ownerId: number, bytes: Buffer): Promise<string> {
    const type = imageTypeOf(bytes)
    if (type === null) throw new TypeError('only images are kept')
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    const name = `${ownerId}-${hash}.${type}`
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    // A reader never meets half a file.
    const draft = path.join(this.#folder, `${randomUUID()}.draft`)
    await writeFile(draft, bytes, { mode: 0o600, flush: true })
    await rename(draft, path.join(this.#folder, name))
    return name
  }

  async read(name: string): Promise<StoredFile | null> {
    const parsed = parseFileName(name)
    if (!parsed) return null
    try {
      return { type: parsed.type, bytes: await readFile(path.join(this.#folder, name)) }
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    if (parseFileName(name)) await rm(path.join(this.#folder, name), { force: true })
  }
}
