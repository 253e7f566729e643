import type { CurrentUser } from '@app/contract/user/schemas'
import type { KeyValueStorage } from '../browser-storage.ts'

// Read by the document's inline script too. The bare token's key is fixed by the specification.
export const TOKEN_KEY = 'token'
export const USER_STORE_KEY = 'user'

export interface StoredSession {
  token: string | null
  user: CurrentUser | null
}

/** The token, and its user if the user store belongs to the same token. */
export function readSession(storage: KeyValueStorage): StoredSession {
  const token = readToken(storage)
  const stored = parse(storage.getItem(USER_STORE_KEY))
  if (token === null || !isRecord(stored) || stored.token !== token) return { token, user: null }
  return { token, user: toUser(stored.userInfo) }
}

/** Puts a new session in the place of any other. */
export function writeSession(storage: KeyValueStorage, token: string): void {
  storage.setItem(TOKEN_KEY, token)
  writeUser(storage, token, null)
}

/** Keeps the user of a session, unless another tab has put its own in that place meanwhile. */
export function writeUser(storage: KeyValueStorage, token: string, user: CurrentUser | null): void {
  if (readToken(storage) !== token) return
  storage.setItem(USER_STORE_KEY, JSON.stringify({ token, userInfo: user }))
}

/** Removes a session, unless another tab has put its own in that place meanwhile. */
export function removeSession(storage: KeyValueStorage, token: string): void {
  if (readToken(storage) !== token) return
  storage.removeItem(TOKEN_KEY)
  storage.removeItem(USER_STORE_KEY)
}

export const DEVICE_KEY = 'device'

export function writeDevice(storage: KeyValueStorage, device: string): void {
  storage.setItem(DEVICE_KEY, device)
}

/** A value that no header can carry was never a token, and would make every call fail. */
function readToken(storage: KeyValueStorage): string | null {
  const token = storage.getItem(TOKEN_KEY)
  return token !== null && /^[\x21-\x7e]+$/.test(token) ? token : null
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

// By hand, as the contract's schemas are too heavy for the first paint.
function toUser(value: unknown): CurrentUser | null {
  if (!isRecord(value)) return null
  const { id, email, username, avatarUrl, userRole, createTime, hasPassword } = value
  if (typeof id !== 'number' || typeof email !== 'string' || typeof username !== 'string') return null
  if (typeof avatarUrl !== 'string' && avatarUrl !== null) return null
  if (userRole !== 'user' && userRole !== 'admin') return null
  if (typeof createTime !== 'string' || typeof hasPassword !== 'boolean') return null
  return { id, email, username, avatarUrl, userRole, createTime, hasPassword }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
