import fs from 'node:fs'
import { operatorText } from '../../i18n.ts'
import { StartupError } from '../../startup-error.ts'

const needed = fs.constants.R_OK | fs.constants.W_OK

/**
 * Looks whether this process may read and write files and folders, those of them that are there.
 * @throws StartupError that names the first it may not, and why
 */
export function requireWritable(files: readonly string[]): void {
  for (const file of files) {
    if (!fs.existsSync(file)) continue
    try {
      fs.accessSync(file, fs.statSync(file).isDirectory() ? needed | fs.constants.X_OK : needed)
    } catch (cause) {
      throw new StartupError(describe(file, cause), { cause })
    }
  }
}

function describe(file: string, cause: unknown): string {
  if (cause instanceof Error && 'code' in cause && cause.code === 'EROFS')
    return operatorText('database.folderReadOnly', { file })
  const owner = String(fs.statSync(file).uid)
  const user = String(process.getuid?.() ?? '')
  return operatorText(owner === user ? 'database.folderNoRights' : 'database.folderForeign', {
    file,
    owner,
    user,
  })
}
