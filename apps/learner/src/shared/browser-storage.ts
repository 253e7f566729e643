/** What stores keep beyond a reload. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** localStorage that forgets instead of throwing where the browser forbids it or it is full. */
export function browserStorage(): KeyValueStorage {
  return {
    getItem: (key) => attempt(() => window.localStorage.getItem(key)),
    setItem: (key, value) => attempt(() => window.localStorage.setItem(key, value)),
    removeItem: (key) => attempt(() => window.localStorage.removeItem(key)),
  }
}

/** Storage that lives as long as its holder: for the server's requests and for tests. */
export function memoryStorage(entries: Record<string, string> = {}): KeyValueStorage {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
  }
}

function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}
