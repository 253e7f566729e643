import { type FileHandle, open } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { createTarDecoder } from 'modern-tar'
import { operatorText } from '../i18n.ts'
import { StartupError } from '../startup-error.ts'
import { Digest } from './Digest.ts'
import { MEMBER } from './format.ts'

/** No member that was written comes near it: what claims more would only take the memory. */
const MEMBER_LIMIT = 256 * 1024 * 1024

const READ_BYTES = 1024 * 1024

export interface Member {
  name: string
  bytes: Buffer
}

/**
 * The members of a backup in their order, one in memory at a time, the checksum excepted.
 * @param onRead told how many bytes of the file have been read
 * @throws StartupError at its end at the latest, when the file is truncated, altered, or no backup; the signal's reason
 */
export async function* readArchive(
  file: string,
  signal: AbortSignal,
  onRead: (bytes: number) => void = () => {},
): AsyncGenerator<Member> {
  const digest = new Digest()
  let checksum: string | undefined
  try {
    for await (const member of readMembers(file, onRead)) {
      signal.throwIfAborted()
      if (checksum !== undefined) throw new Error('there is more after the checksum')
      if (member.name === MEMBER.checksum) {
        checksum = member.bytes.toString('latin1')
        continue
      }
      digest.add(member.name, member.bytes)
      yield member
    }
  } catch (error) {
    signal.throwIfAborted()
    throw isOfArchive(error) ? damaged(file, error) : error
  }
  if (checksum === undefined) throw damaged(file, new Error('there is no checksum'))
  if (checksum !== digest.end()) throw damaged(file, new Error('the checksum differs'))
}

/** What the file system says, and what the reader of the members says, is no fault of the archive. */
const isOfArchive = (error: unknown): boolean =>
  !(error instanceof StartupError) && !(error instanceof Error && 'code' in error)

const damaged = (file: string, cause: unknown): StartupError =>
  new StartupError(operatorText('restore.damaged', { file }), { cause })

async function* readMembers(file: string, onRead: (bytes: number) => void): AsyncGenerator<Member> {
  const decoder = createTarDecoder({ strict: true })
  const left = new AbortController()
  const feeding = feed(file, decoder.writable, left.signal, onRead)
  // What goes wrong there comes out of the decoder as well.
  feeding.catch(() => undefined)
  try {
    for await (const { header, body } of decoder.readable) {
      if (header.type !== 'file' || header.size > MEMBER_LIMIT) throw new Error(`odd member ${header.name}`)
      const bytes = await buffer(body)
      if (bytes.length !== header.size) throw new Error('a member is shorter than it says')
      yield { name: header.name, bytes }
    }
    await feeding
  } finally {
    left.abort()
  }
}

/** Gives the decoder the file, as fast as it takes it, until nobody wants more. */
async function feed(
  file: string,
  decoder: WritableStream<Uint8Array>,
  left: AbortSignal,
  onRead: (bytes: number) => void,
): Promise<void> {
  const writer = decoder.getWriter()
  let handle: FileHandle | undefined
  let done = 0
  try {
    handle = await open(file, 'r')
    while (!left.aborted) {
      const { bytesRead, buffer: bytes } = await handle.read({ buffer: Buffer.alloc(READ_BYTES) })
      if (bytesRead === 0) return await writer.close()
      await writer.write(bytes.subarray(0, bytesRead))
      done += bytesRead
      onRead(done)
    }
  } catch (error) {
    await writer.abort(error).catch(() => undefined)
    throw error
  } finally {
    await handle?.close()
  }
}
