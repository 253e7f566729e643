import type { KeyValueStorage } from '../../../shared/browser-storage.ts'
import { DEVICE_KEY } from '../../../shared/session/session-storage.ts'

/** What tells the server at a login that its user has logged in from here before. It stays when they sign out. */
export function knownDevice({ storage }: { storage: KeyValueStorage }): { device?: string } {
  const device = storage.getItem(DEVICE_KEY)
  return device !== null && device.length <= 100 ? { device } : {}
}
