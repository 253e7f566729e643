import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

const IGNORED_FOLDERS = new Set(['node_modules', 'dist'])

/**
 * A hash over the names and contents of files; folders count with everything below them, except tests and what was
 * installed or built.
 * @param root folder to which `paths` are relative
 */
export async function hashContents(root: string, paths: readonly string[]): Promise<string> {
  const hash = createHash('sha256')
  for (const path of paths) {
    for (const file of await listFiles(root, path)) {
      const content = await readFile(join(root, file))
      hash.update(`${file}\0${content.length}\0`).update(content)
    }
  }
  return hash.digest('hex')
}

async function listFiles(root: string, path: string): Promise<string[]> {
  if ((await stat(join(root, path))).isFile()) return [path]
  const entries = await readdir(join(root, path), { withFileTypes: true })
  const files: string[] = []
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    const child = `${path}/${entry.name}`
    if (entry.isDirectory() && !IGNORED_FOLDERS.has(entry.name)) files.push(...(await listFiles(root, child)))
    if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) files.push(child)
  }
  return files
}
