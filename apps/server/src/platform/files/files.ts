import type { ImageType } from './image-type.ts'

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
}

const FILE_NAME = /^(\d{1,16})-[0-9a-f]{32}\.(jpeg|png|webp)$/
const ADDRESS_START = '/files/'

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
