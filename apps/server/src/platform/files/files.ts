import { createHash } from 'node:crypto'
import { type ImageType, imageTypeOf } from './image-type.ts'

/** A file that was uploaded. */
export interface StoredFile {
  type: ImageType
  bytes: Buffer
}

/** Where uploaded files are kept. What is under a name never changes. */
export interface Files {
  /**
   * Keeps an image; the same one of the same owner is kept once.
   * @returns its name
   * @throws TypeError when the bytes are no image
   */
  put: (ownerId: number, bytes: Buffer) => Promise<string>
  /** null when there is no such file, or the name is none. */
  read: (name: string) => Promise<StoredFile | null>
  /** Deletes a file; one that is not there is no error. */
  remove: (name: string) => Promise<void>
  /** The names of all files that there are, in no order. */
  list: () => AsyncIterable<string>
  /**
   * Where browsers get a file from the store itself, for {@link SIGNED_SECONDS}; it is not looked up.
   * null when this server has to send it, or the name is none.
   */
  locate: (name: string) => Promise<string | null>
  /** Tries all that is needed of the store, with a file that it deletes again. Rejects when something is refused. */
  verify: () => Promise<void>
}

/** How long an address given by {@link Files.locate} is good for. */
export const SIGNED_SECONDS = 900

/** Nothing under a name changes, so browsers and proxies may keep it. */
export const KEPT_FOR_EVER = 'public, max-age=31536000, immutable'

const FILE_NAME = /^(\d{1,16})-[0-9a-f]{32}\.(jpeg|png|webp)$/
const ADDRESS_START = '/files/'

/**
 * The name and the type of an owner's image.
 * @throws TypeError when the bytes are no image
 */
export function nameFile(ownerId: number, bytes: Buffer): { name: string; type: ImageType } {
  const type = imageTypeOf(bytes)
  if (type === null) throw new TypeError('only images are kept')
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  return { name: `${ownerId}-${hash}.${type}`, type }
}

/** Whose file it is and of which type; null when the text is no file's name. */
export function parseFileName(name: string): { ownerId: number; type: ImageType } | null {
  const [, owner, type] = FILE_NAME.exec(name) ?? []
  if (type !== 'jpeg' && type !== 'png' && type !== 'webp') return null
  return { ownerId: Number(owner), type }
}

/** Where browsers get a file. */
export const fileAddress = (name: string): string => `${ADDRESS_START}${name}`

/** The name of an owner's file at that address; null when it is another's file or none of this site. */
export function ownFileAt(ownerId: number, address: string | null): string | null {
  if (!address?.startsWith(ADDRESS_START)) return null
  const name = address.slice(ADDRESS_START.length)
  return parseFileName(name)?.ownerId === ownerId ? name : null
}
