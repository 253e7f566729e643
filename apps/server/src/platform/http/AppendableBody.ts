import { promisify } from 'node:util'
import { brotliCompress, constants, crc32, gzip } from 'node:zlib'
import { Negotiator } from '@fastify/accept-negotiator'

/** The encodings of a body, the best first. */
export const ENCODINGS = ['br', 'gzip'] as const
export type Encoding = (typeof ENCODINGS)[number] | 'identity'

/** What fits into one stored block of either encoding. */
const MAX_END_BYTES = 0xffff

/** Compresses what stands before the end, and leaves the stream open at a whole byte. */
const compressStart: Record<Encoding, (start: Buffer) => Promise<Buffer>> = {
  identity: async (start) => start,
  br: (start) =>
    promisify(brotliCompress)(start, {
      finishFlush: constants.BROTLI_OPERATION_FLUSH,
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_LGWIN]: 18,
        [constants.BROTLI_PARAM_SIZE_HINT]: start.length,
      },
    }),
  gzip: (start) => promisify(gzip)(start, { finishFlush: constants.Z_SYNC_FLUSH }),
}

/**
 * A body of which all but the end is the same for every answer. It is compressed once; the end of an answer is put
 * behind it as a block that is stored as it is, which both formats know, so nothing is compressed for an answer.
 */
export class AppendableBody {
  readonly #start: Buffer
  /** Of `#start`. */
  readonly #checksum: number
  readonly #compressed = new Map<Encoding, Promise<Buffer>>()

  constructor(start: string) {
    this.#start = Buffer.from(start)
    this.#checksum = crc32(this.#start)
  }

  /** What it takes in memory at most: itself and a smaller copy for each encoding. */
  get maxBytes(): number {
    return this.#start.length * (1 + ENCODINGS.length)
  }

  /**
   * The whole body in an encoding.
   * @param end 1 to 65,535 bytes
   * @throws RangeError when the end is empty or longer
   */
  async withEnd(end: string, encoding: Encoding): Promise<Buffer> {
    const tail = Buffer.from(end)
    if (tail.length === 0 || tail.length > MAX_END_BYTES)
      throw new RangeError(`an end of ${tail.length} bytes`)
    const start = await this.#compress(encoding)
    if (encoding === 'br') return Buffer.concat([start, ...brotliEnd(tail)])
    if (encoding === 'gzip') return Buffer.concat([start, ...this.#gzipEnd(tail)])
    return Buffer.concat([start, tail])
  }

  #compress(encoding: Encoding): Promise<Buffer> {
    const known = this.#compressed.get(encoding)
    if (known) return known
    const compressing = compressStart[encoding](this.#start)
    this.#compressed.set(encoding, compressing)
    return compressing
  }

  /** RFC 1951, 3.2.4, a stored block that is the last one; RFC 1952, 2.3.1, the trailer. */
  #gzipEnd(tail: Buffer): Buffer[] {
    const header = Buffer.alloc(5)
    header.writeUInt8(1, 0)
    header.writeUInt16LE(tail.length, 1)
    header.writeUInt16LE(~tail.length & 0xffff, 3)
    const trailer = Buffer.alloc(8)
    trailer.writeUInt32LE(crc32(tail, this.#checksum), 0)
    trailer.writeUInt32LE(this.#start.length + tail.length, 4)
    return [header, tail, trailer]
  }
}

const BROTLI_IS_UNCOMPRESSED = 1 << 19
const BROTLI_EMPTY_LAST_BLOCK = Buffer.of(0b11)

/** RFC 7932, 9.2: an uncompressed meta-block, whose length less one begins at the fourth bit, and an empty last one. */
function brotliEnd(tail: Buffer): Buffer[] {
  const header = Buffer.alloc(3)
  header.writeUIntLE(((tail.length - 1) << 3) | BROTLI_IS_UNCOMPRESSED, 0, 3)
  return [header, tail, BROTLI_EMPTY_LAST_BLOCK]
}

const negotiator = new Negotiator({ supportedValues: [...ENCODINGS] })

/** @param accepted the request's Accept-Encoding */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding {
  return negotiator.negotiate(String(accepted ?? '').toLowerCase()) ?? 'identity'
}
