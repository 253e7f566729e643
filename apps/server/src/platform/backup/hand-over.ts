import fs from 'node:fs/promises'
import path from 'node:path'

/** Whose a folder and what lies in it are. */
export interface Owner {
  uid: number
  gid: number
}

/** The owner of a folder; of the nearest one above where it is not there yet. */
export async function ownerOf(folder: string): Promise<Owner> {
  try {
    const { uid, gid } = await fs.lstat(folder)
    return { uid, gid }
  } catch (error) {
    const above = path.dirname(folder)
    if (above === folder) throw error
    return ownerOf(above)
  }
}

/** Gives a folder, and all that lies in it, to somebody. Only root can. */
export async function handOver(folder: string, { uid, gid }: Owner): Promise<void> {
  const entries = await fs.readdir(folder, { recursive: true })
  for (const entry of ['', ...entries]) await fs.lchown(path.join(folder, entry), uid, gid)
}
