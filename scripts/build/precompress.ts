import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(?:css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/

const encoders = {
  '.br': (content: Buffer) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
}

/**
 * Writes `file.br` and `file.gz` beside every text file below `folder`, where they are smaller than the file.
 * Compressing while answering would cost every first reader seconds.
 */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && TEXT.test(entry.name))
  await Promise.all(files.map((file) => compressFile(join(file.parentPath, file.name))))
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file)
  await Promise.all(
    Object.entries(encoders).map(async ([extension, encode]) => {
      const encoded = await encode(content)
      if (encoded.length < content.length) await writeFile(file + extension, encoded)
    }),
  )
}
