import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { composeNotices } from './compose-notices.ts'
import { findShippedPackages } from './shipped-packages.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'notices-'))
})
afterEach(() => rm(root, { recursive: true }))

async function add(folder: string, manifest: object, files: Record<string, string> = {}): Promise<void> {
  await mkdir(join(root, folder), { recursive: true })
  for (const [name, text] of Object.entries({ ...files, 'package.json': JSON.stringify(manifest) }))
    await writeFile(join(root, folder, name), text)
}

test('what is shipped is listed with its licence, each text once; what serves to build or one system only is not', async () => {
  await add('app', {
    name: 'app',
    version: '1.0.0',
    dependencies: { own: 'workspace:*', a: '1' },
    devDependencies: { tool: '1' },
  })
  await add('node_modules/own', { name: 'own', version: '1.0.0', dependencies: { b: '1' } })
  await add(
    'node_modules/a',
    { name: 'a', version: '1.2.3', license: 'MIT', dependencies: { b: '1' } },
    { LICENSE: 'MIT text\r\n' },
  )
  await add(
    'node_modules/b',
    { name: 'b', version: '2.0.0', optionalDependencies: { 'b-linux': '1', gone: '1' } },
    { 'license.md': 'MIT text\n', 'README.md': 'b' },
  )
  await add('node_modules/b-linux', { name: 'b-linux', version: '1.0.0', os: ['linux'] })
  await add('node_modules/tool', { name: 'tool', version: '1.0.0' })
  const packages = await findShippedPackages([join(root, 'app')])
  expect(packages.map(({ name }) => name)).toEqual(['a', 'b'])
  const notices = composeNotices(packages)
  expect(notices).toContain('a 1.2.3 | MIT\nb 2.0.0 | licence: see its text\n')
  expect(notices).toContain('a 1.2.3\nb 2.0.0\n\nMIT text\n')
  expect(notices.match(/MIT text/g)).toHaveLength(1)
})

test('a package that is not installed is named', async () => {
  await add('app', { name: 'app', version: '1.0.0', dependencies: { missing: '1' } })
  await expect(findShippedPackages([join(root, 'app')])).rejects.toThrow('missing is not installed')
})
