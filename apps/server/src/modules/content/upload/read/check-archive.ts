import { unzipSync } from 'fflate'
import { UnreadableFile } from './unreadable-file.ts'

const MAX_FILES = 60_000
const MAX_BYTES = 256 * 1024 * 1024

/** Looks at what a zip archive says of its files before anything is unpacked. @throws UnreadableFile */
export function checkArchive(bytes: Uint8Array): void {
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

/** Unpacks the markdown files of an archive. @throws UnreadableFile */
export function unpackMarkdown(bytes: Uint8Array): Map<string, Uint8Array> {
  checkArchive(bytes)
  const files = unzipSync(bytes, { filter: ({ name }) => /\.(?:md|markdown)$/i.test(name) })
  return new Map(Object.entries(files))
}
