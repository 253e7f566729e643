import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that compressing makes much smaller. */
const TEXT = /\.(?:css|data|html|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/

/** Brotli's, of a build whose maker waits for it: a few percent more than the best, in a fifth of the time. */
const QUICK_QUALITY = 9

/** Programs of megabytes (Python, PostgreSQL) would take many seconds at that, and come out a twentieth smaller. */
const LARGE = 2_000_000
const LARGE_QUALITY = 5

type Encode = (content: Buffer, quality: number) => Promise<Buffer>

const encoders: Record<string, Encode> = {
  '.br': (content, quality) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_DEFAULT_COMPRESSION }),
}

/**
 * Writes `file.br` and `file.gz` beside every text file below `folder`, where they are smaller than the file.
 * Compressing while answering would cost every first reader seconds.
 * @param quality of brotli, to {@link constants.BROTLI_MAX_QUALITY}
 */
export async function precompress(folder: string, quality = QUICK_QUALITY): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name), quality)))
}

async function compressFile(file: string, quality: number): Promise<void> {
  const content = await readFile(file)
  await Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const encoded = await encode(
        content,
        content.length > LARGE ? Math.min(quality, LARGE_QUALITY) : quality,
      )
      if (encoded.length < content.length) await writeFile(file + extension, encoded)
    }),
  )
}
