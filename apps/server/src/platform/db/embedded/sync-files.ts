import { open, readdir } from 'node:fs/promises'
import path from 'node:path'

/** Puts a file, or the names in a folder, on the disk. */
export async function syncFile(file: string): Promise<void> {
  const handle = await open(file, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Puts a folder and everything in it on the disk, four at a time: the file system commits them together. */
export async function syncTree(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const left = [folder, ...entries.map((entry) => path.join(entry.parentPath, entry.name))]
  const syncOneByOne = async (): Promise<void> => {
    for (let file = left.pop(); file !== undefined; file = left.pop()) await syncFile(file)
  }
  await Promise.all([syncOneByOne(), syncOneByOne(), syncOneByOne(), syncOneByOne()])
}
