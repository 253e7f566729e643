import { Code } from '@app/contract'
import { fieldRefused } from '../../platform/app-error.ts'

/** Loaded when it is first needed: some megabytes. */
let commonPasswords: Promise<ReadonlySet<string>> | undefined

async function loadCommonPasswords(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/**
 * Refuses a new password that many use, or that is one's own e-mail, its part before the @, or name.
 * @param own the user's e-mail and name
 * @throws AppError 40000 at `password`
 */
export async function requireUncommonPassword(password: string, own: readonly string[]): Promise<void> {
  const folded = password.toLowerCase()
  const names = own.flatMap((name) => [name, name.replace(/@.*$/s, '')]).map((name) => name.toLowerCase())
  if (names.includes(folded)) throw fieldRefused(Code.badParameters, 'password', 'passwordIsName')
  commonPasswords ??= loadCommonPasswords()
  if ((await commonPasswords).has(folded))
    throw fieldRefused(Code.badParameters, 'password', 'passwordCommon')
}
