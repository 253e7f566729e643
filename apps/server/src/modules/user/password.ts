import { hash, verify } from '@node-rs/argon2'

// OWASP's first recommendation for argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** argon2id, PHC string. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

const nobody = hashPassword('nobody')

/**
 * Whether a password fits its hash. Without a hash (no such account) the same time is spent,
 * so that the answer's delay does not tell whether the account exists.
 */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobody), password)
  return passwordHash !== undefined && matches
}
