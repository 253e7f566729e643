import fs from 'node:fs'
import path from 'node:path'

/**
 * Makes a folder of the server's data, and those above it, if need be: what people wrote, and mails with codes, are nobody
 * else's on this machine. Not Node's own `recursive`: where the system says that a folder above is missing though it is
 * there, as below /proc, that tries again for ever.
 * @throws what the system says
 */
export function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    fs.mkdirSync(folder, { mode: 0o700 })
  } catch (error) {
    // Somebody else may have been quicker.
    if (!fs.existsSync(folder)) throw error
  }
}
