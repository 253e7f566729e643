import { randomBytes } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

interface Cost {
  memoryCost: number
  timeCost: number
  parallelism: number
}

/** OWASP's first recommendation for argon2id. */
const OWASP_COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let cost = OWASP_COST

/** Changes the cost of all passwords hashed from now on; tests make many accounts. */
export function setPasswordCost(next: Cost): void {
  cost = next
}

/** As RFC 8265 (OpaqueString) has it: the same password however a keyboard composes it, and one kind of blank. */
const preparePassword = (password: string): string => password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

/** argon2id, PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(preparePassword(password), cost)
}

/** The hash of a password that nobody knows, for an account that has none. */
export const hashUnknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'))

let nobody: Promise<string> | undefined

/**
 * Whether a password fits its hash. Without a hash (no such account) the same time is spent,
 * so that the answer's delay does not tell whether the account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword('nobody')
  const known = passwordHash ?? (await nobody)
  const prepared = preparePassword(password)
  // Hashes from before passwords were prepared are of what was typed.
  const matches =
    (await verify(known, prepared)) || (prepared !== password && (await verify(known, password)))
  return passwordHash !== undefined && matches
}
