/** What stores keep beyond a reload. */
export interface KeyValueStorage extends Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  keys: () => string[]
  /** Whether what stands there stays when the tab is closed. */
  outlivesTab: (key: string) => boolean
}

/** What the browser keeps; what it refuses to, because it is forbidden or full, is kept as long as the page lives. */
export function browserStorage(kind: 'localStorage' | 'sessionStorage' = 'localStorage'): KeyValueStorage {
  const untaken = memoryStorage()
  const remove = (key: string) => attempt(() => window[kind].removeItem(key))
  return {
    getItem: (key) => untaken.getItem(key) ?? attempt(() => window[kind].getItem(key)) ?? null,
    setItem(key, value) {
      const isTaken = attempt(() => {
        window[kind].setItem(key, value)
        return true
      })
      if (isTaken) return untaken.removeItem(key)
      // The old value must not come back after a reload.
      remove(key)
      untaken.setItem(key, value)
    },
    removeItem(key) {
      untaken.removeItem(key)
      remove(key)
    },
    keys: () => [...untaken.keys(), ...(attempt(() => Object.keys(window[kind])) ?? [])],
    outlivesTab: (key) => untaken.getItem(key) === null,
  }
}

/** Storage that lives as long as its holder: for the server's requests and for tests. */
export function memoryStorage(entries: Record<string, string> = {}): KeyValueStorage {
  const values = new Map(Object.entries(entries))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => values.set(key, value),
    removeItem: (key) => values.delete(key),
    keys: () => [...values.keys()],
    outlivesTab: () => false,
  }
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
