import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { precompress } from './precompress.ts'

test('text that gets smaller has compressed files beside it, nothing else has', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'precompress-'))
  const text = 'export const greeting = "hello"\n'.repeat(50)
  try {
    await mkdir(join(folder, 'assets'))
    await writeFile(join(folder, 'assets/a.js'), text)
    await writeFile(join(folder, 'tiny.css'), 'a{}')
    await writeFile(join(folder, 'picture.png'), text)

    await precompress(folder)

    expect((await readdir(folder)).sort()).toEqual(['assets', 'picture.png', 'tiny.css'])
    expect((await readdir(join(folder, 'assets'))).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz'])
    expect(brotliDecompressSync(await readFile(join(folder, 'assets/a.js.br'))).toString()).toBe(text)
    expect(gunzipSync(await readFile(join(folder, 'assets/a.js.gz'))).toString()).toBe(text)
  } finally {
    await rm(folder, { recursive: true })
  }
})
