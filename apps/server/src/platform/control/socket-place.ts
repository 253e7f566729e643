import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { makeFolder } from '../make-folder.ts'

/** What every system allows as the path of a socket, in bytes; macOS the least, 103. */
const PATH_LIMIT = 100

const socketOf = (dataDir: string): string => path.join(dataDir, 'control.sock')
/** Holds the socket's path where that of {@link socketOf} is too long. */
const noteOf = (dataDir: string): string => path.join(dataDir, 'control.path')

const isTooLong = (file: string): boolean => Buffer.byteLength(file) > PATH_LIMIT

/** Where a server listens. */
export interface SocketPlace {
  /** Listened at first: nobody knows it yet. */
  draft: string
  /** Lets the commands find it, in the place of whatever a server that was killed has left. */
  publish: () => Promise<void>
  /** Takes it away, unless another server has taken its place. */
  remove: () => Promise<void>
}

/** Prepares a place for the socket of the server of a data folder; the folder is made if need be. */
export async function prepareSocket(dataDir: string): Promise<SocketPlace> {
  makeFolder(dataDir)
  const draft = path.join(dataDir, `control-${randomBytes(4).toString('hex')}.sock`)
  return isTooLong(draft) ? prepareElsewhere(dataDir) : prepareInside(dataDir, draft)
}

async function prepareInside(dataDir: string, draft: string): Promise<SocketPlace> {
  const file = socketOf(dataDir)
  let inode: number | undefined
  return {
    draft,
    async publish() {
      inode = (await stat(draft)).ino
      await rename(draft, file)
    },
    async remove() {
      const found = await stat(file).catch(() => undefined)
      if (found?.ino === inode) await rm(file, { force: true })
    },
  }
}

/** In a folder of the system's temp folder that nobody else may enter. */
async function prepareElsewhere(dataDir: string): Promise<SocketPlace> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'control-'))
  const draft = path.join(folder, 'sock')
  const note = noteOf(dataDir)
  return {
    draft,
    async publish() {
      await writeFile(`${note}.draft`, draft, { mode: 0o600 })
      await rename(`${note}.draft`, note)
    },
    async remove() {
      if ((await readNote(note)) === draft) await rm(note, { force: true })
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Where the server of a data folder listens, if one does. */
export async function findSocket(dataDir: string): Promise<string> {
  const file = socketOf(dataDir)
  return (await readNote(noteOf(dataDir))) ?? file
}

async function readNote(note: string): Promise<string | undefined> {
  return readFile(note, 'utf8').catch(() => undefined)
}
