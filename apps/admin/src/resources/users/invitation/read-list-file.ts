/** More than a thousand lines of names and addresses take. */
const MOST_BYTES = 1024 * 1024

/** Why a file can't be read as a list: a key of `users.invitation`. */
export class ListFileUnread extends Error {
  override readonly name = 'ListFileUnread'
  readonly key: 'fileTooLarge' | 'fileUnread'

  constructor(key: ListFileUnread['key']) {
    super(key)
    this.key = key
  }
}

/** The text of a file: UTF-8, or what Excel writes in China. @throws ListFileUnread for anything else */
export async function readListFile(file: Blob): Promise<string> {
  if (file.size > MOST_BYTES) throw new ListFileUnread('fileTooLarge')
  const bytes = await file.arrayBuffer()
  for (const encoding of ['utf-8', 'gb18030']) {
    try {
      const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
      if (!text.includes('\0')) return text
    } catch {
      // Not this one.
    }
  }
  throw new ListFileUnread('fileUnread')
}
