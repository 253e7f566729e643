import { unzipSync } from 'fflate'
import { UnreadableFile } from './unreadable-file.ts'

const MAX_FILES = 60_000
const MAX_BYTES = 256 * 1024 * 1024

/** What a file of an archive begins with; of the two bytes of flags after its version the first bit says that it is locked. */
const FILE_HEADER = Buffer.from('PK\x03\x04')
const FLAGS_AT = 6

/** Looks at what a zip archive says of its files before anything is unpacked. @throws UnreadableFile */
function checkArchive(bytes: Uint8Array): void {
  const isFile = FILE_HEADER.equals(bytes.subarray(0, FILE_HEADER.length))
  if (isFile && ((bytes[FLAGS_AT] ?? 0) & 1) === 1) throw new UnreadableFile('protectedFile')
  let files = 0
  let size = 0
  try {
    unzipSync(bytes, {
      filter: ({ originalSize }) => {
        files += 1
        size += originalSize
        return false
      },
    })
  } catch {
    throw new UnreadableFile('badArchive')
  }
  if (files > MAX_FILES || size > MAX_BYTES) throw new UnreadableFile('hugeArchive')
}

/** Unpacks the files of an archive whose names are wanted. @throws UnreadableFile */
export function unpack(bytes: Uint8Array, names: RegExp): Record<string, Uint8Array> {
  checkArchive(bytes)
  try {
    return unzipSync(bytes, { filter: ({ name }) => names.test(name) })
  } catch {
    throw new UnreadableFile('badArchive')
  }
}
