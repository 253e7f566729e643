import { randomUUID } from 'node:crypto'
import { opendir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { makeFolder } from '../make-folder.ts'
import { type Files, nameFile, parseFileName, type StoredFile } from './files.ts'

/** Files in a folder of this machine. */
export class LocalFiles implements Files {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  async put(ownerId: number, bytes: Buffer): Promise<string> {
    const { name } = nameFile(ownerId, bytes)
    // A reader never meets half a file.
    const draft = await this.#write(bytes)
    await rename(draft, path.join(this.#folder, name))
    return name
  }

  async read(name: string): Promise<StoredFile | null> {
    const parsed = parseFileName(name)
    if (!parsed) return null
    try {
      return { type: parsed.type, bytes: await readFile(path.join(this.#folder, name)) }
    } catch (error) {
      if (isMissing(error)) return null
      throw error
    }
  }

  async remove(name: string): Promise<void> {
    if (parseFileName(name)) await rm(path.join(this.#folder, name), { force: true })
  }

  async *list(): AsyncGenerator<string> {
    const folder = await opendir(this.#folder).catch((error: unknown) => {
      if (isMissing(error)) return []
      throw error
    })
    for await (const { name } of folder) if (parseFileName(name)) yield name
  }

  async locate(): Promise<null> {
    return null
  }

  async verify(): Promise<void> {
    await rm(await this.#write('x'))
  }

  /** @returns the path of a new file that nobody reads yet */
  async #write(content: Buffer | string): Promise<string> {
    makeFolder(this.#folder)
    const draft = path.join(this.#folder, `${randomUUID()}.draft`)
    await writeFile(draft, content, { mode: 0o600, flush: true })
    return draft
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'
