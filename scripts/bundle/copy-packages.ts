import { existsSync } from 'node:fs'
import { cp, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { locate, type Manifest } from '../notices/shipped-packages.ts'

/** Which of a package's files are used, by their paths in it. */
export type UsedFiles = (path: string) => boolean

/** The folders in which Node looks for a package, the nearest last. */
type Owners = readonly [string, ...string[]]

/** Only for those who write programs. */
const DEVELOPMENT = /\.map$|\.d\.[cm]?ts$/

/**
 * Copies packages, and what they need at run time as it is installed for this machine, so that Node finds them from `folder`.
 * @param packages by name
 * @param from the folder that depends on them
 */
export async function copyPackages(
  packages: Readonly<Record<string, UsedFiles>>,
  from: string,
  folder: string,
): Promise<void> {
  for (const [name, isUsed] of Object.entries(packages)) await copy(name, from, [folder], isUsed)
}

async function copy(name: string, from: string, owners: Owners, isUsed: UsedFiles): Promise<void> {
  const source = await locate(from, name)
  const manifest = await readManifest(source)
  const found = owners.map((owner) => placeIn(owner, name)).findLast(existsSync)
  if (found !== undefined && (await readManifest(found)).version === manifest.version) return
  const target = placeIn((found !== undefined && owners.at(-1)) || owners[0], name)
  await cp(source, target, { recursive: true, filter: (file) => isCopied(relative(source, file), isUsed) })
  for (const dependency of Object.keys(manifest.dependencies ?? {}))
    await copy(dependency, source, [...owners, target], () => true)
  for (const dependency of Object.keys(manifest.optionalDependencies ?? {})) {
    const isInstalled = await locate(source, dependency).then(
      () => true,
      () => false,
    )
    if (isInstalled) await copy(dependency, source, [...owners, target], () => true)
  }
}

/** @param path in the package; '' is the package's own folder */
function isCopied(path: string, isUsed: UsedFiles): boolean {
  const names = path.split(sep)
  if (names.includes('node_modules') || DEVELOPMENT.test(path)) return false
  return path === '' || path === 'package.json' || isUsed(names.join('/'))
}

const placeIn = (owner: string, name: string) => join(owner, 'node_modules', name)

async function readManifest(folder: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
}
