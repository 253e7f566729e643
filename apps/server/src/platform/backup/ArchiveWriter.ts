import { createWriteStream } from 'node:fs'
import { readdir, rename, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createTarPacker } from 'modern-tar'
import { RESERVED_BYTES } from '../db/embedded/guard-space.ts'
import { syncFile } from '../db/embedded/sync-files.ts'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import { Digest } from './Digest.ts'
import { MEMBER } from './format.ts'

/** After so many bytes it is looked whether the disk still has room for others. */
const LOOK_BYTES = 16 * 1024 * 1024

/** Writes a backup beside its final name, which it gets when it is complete and on the disk. */
export class ArchiveWriter {
  readonly #file: string
  readonly #draft: string
  readonly #packer = createTarPacker()
  readonly #digest = new Digest()
  readonly #written: Promise<void>
  #bytesSinceLook = LOOK_BYTES

  /** Removes what killed processes have left of the same file. */
  static async create(file: string): Promise<ArchiveWriter> {
    await removeDrafts(file)
    return new ArchiveWriter(file)
  }

  private constructor(file: string) {
    this.#file = file
    this.#draft = `${file}.${process.pid}.draft`
    const output = createWriteStream(this.#draft, { mode: 0o600, flush: true })
    this.#written = pipeline(this.#packer.readable, output)
    this.#written.catch(() => undefined)
  }

  /** @throws StartupError when the disk is nearly full */
  async add(name: string, bytes: Uint8Array): Promise<void> {
    await this.#requireSpace(bytes.length)
    this.#digest.add(name, bytes)
    await this.#write(name, bytes)
  }

  /** Completes the backup. */
  async finish(): Promise<void> {
    await this.#write(MEMBER.checksum, Buffer.from(this.#digest.end()))
    this.#packer.controller.finalize()
    await this.#written
    await rename(this.#draft, this.#file)
    await syncFile(path.dirname(this.#file))
  }

  /** Leaves nothing behind. */
  async abandon(): Promise<void> {
    this.#packer.controller.error(new Error('the backup is abandoned'))
    await this.#written.catch(() => undefined)
    await rm(this.#draft, { force: true })
  }

  async #write(name: string, bytes: Uint8Array): Promise<void> {
    const mtime = new Date(0)
    const member = this.#packer.controller.add({ name, size: bytes.length, type: 'file', mode: 0o600, mtime })
    const writer = member.getWriter()
    const added = writer.write(bytes).then(() => writer.close())
    // What the disk says comes first: the packer only knows that nobody reads any more.
    await Promise.race([this.#written, added])
    await added
  }

  async #requireSpace(bytes: number): Promise<void> {
    this.#bytesSinceLook += bytes
    if (this.#bytesSinceLook < LOOK_BYTES) return
    this.#bytesSinceLook = 0
    const folder = path.dirname(this.#file)
    const { bavail, bsize } = await statfs(folder)
    if (bavail * bsize < RESERVED_BYTES) throw new StartupError(operatorText('backup.diskFull', { folder }))
  }
}

/** A draft's name holds the number of its process. */
async function removeDrafts(file: string): Promise<void> {
  const folder = path.dirname(file)
  for (const name of await readdir(folder)) {
    const [, base, pid] = /^(.+)\.(\d+)\.draft$/.exec(name) ?? []
    if (base === path.basename(file) && !isAlive(Number(pid))) await rm(path.join(folder, name))
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
