import { readdir, readFile, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A package of others that the product is made of. */
export interface ShippedPackage {
  name: string
  version: string
  /** The word of its package.json, an SPDX expression most often; undefined when it says nothing. */
  license: string | undefined
  homepage: string | undefined
  /** Its licence and notice files. */
  texts: string[]
}

/** The fields of a package.json that are read. */
export interface Manifest {
  name: string
  version: string
  license?: string | { type?: string }
  homepage?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  os?: string[]
  cpu?: string[]
}

const noticeFile = /^(?:licen[cs]e|notice|copying)(?:[.-].*)?$/i

/**
 * The packages that the given ones depend on at run time, directly or not, in the order of names. Those for one system only
 * are left out: they belong to a package that is listed, and differ between machines.
 * @param folders of our own packages
 */
export async function findShippedPackages(folders: readonly string[]): Promise<ShippedPackage[]> {
  const found = new Map<string, ShippedPackage>()
  const seen = new Set<string>()
  const visit = async (folder: string, isOwn: boolean): Promise<void> => {
    if (seen.has(folder)) return
    seen.add(folder)
    const manifest: Manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    if (manifest.os || manifest.cpu) return
    if (!isOwn) found.set(`${manifest.name}@${manifest.version}`, await describe(folder, manifest))
    for (const [name, range] of Object.entries(manifest.dependencies ?? {}))
      await visit(await locate(folder, name), range.startsWith('workspace:'))
    for (const name of Object.keys(manifest.optionalDependencies ?? {})) {
      const optional = await locate(folder, name).catch(() => undefined)
      if (optional !== undefined) await visit(optional, false)
    }
  }
  for (const folder of folders) await visit(await realpath(folder), true)
  return [...found.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, shipped]) => shipped)
}

/** The folder in which Node finds a package from another one. @throws when it is not installed */
export async function locate(folder: string, name: string): Promise<string> {
  for (let from = folder; ; from = dirname(from)) {
    const found = await realpath(join(from, 'node_modules', name)).catch(() => undefined)
    if (found !== undefined) return found
    if (from === dirname(from)) throw new Error(`${name} is not installed for ${folder}`)
  }
}

async function describe(
  folder: string,
  { name, version, license, homepage }: Manifest,
): Promise<ShippedPackage> {
  const files = (await readdir(folder)).filter((file) => noticeFile.test(file)).sort()
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return {
    name,
    version,
    license: typeof license === 'object' ? license.type : license,
    homepage,
    texts: texts.map((text) => text.replaceAll('\r\n', '\n').trim()),
  }
}
