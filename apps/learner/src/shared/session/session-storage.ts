import type { CurrentUser } from '@app/contract'
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
  const token = storage.getItem(TOKEN_KEY) || null
  const stored = parse(storage.getItem(USER_STORE_KEY))
  if (token === null || !isRecord(stored) || stored.token !== token) return { token, user: null }
  return { token, user: toUser(stored.userInfo) }
}

export function writeSession(storage: KeyValueStorage, session: StoredSession & { token: string }): void {
  storage.setItem(TOKEN_KEY, session.token)
  storage.setItem(USER_STORE_KEY, JSON.stringify({ token: session.token, userInfo: session.user }))
}

export function removeSession(storage: KeyValueStorage): void {
  storage.removeItem(TOKEN_KEY)
  storage.removeItem(USER_STORE_KEY)
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
  const { id, email, username, avatarUrl, userRole, createTime } = value
  if (typeof id !== 'number' || typeof email !== 'string' || typeof username !== 'string') return null
  if (typeof avatarUrl !== 'string' && avatarUrl !== null) return null
  if (userRole !== 'user' && userRole !== 'admin') return null
  return typeof createTime === 'string' ? { id, email, username, avatarUrl, userRole, createTime } : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
