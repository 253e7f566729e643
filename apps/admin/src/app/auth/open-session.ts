import { announceSessionEnd } from '../../shared/form/session-end.ts'
import { Session, TOKEN_KEY } from './Session.ts'

/** The session of this tab. When another tab signs in or out, the console is loaded anew, or a form keeps its edit first. */
export function openSession(window: Window): Session {
  const { localStorage, location } = window
  window.addEventListener('storage', ({ key }) => {
    if (key !== null && key !== TOKEN_KEY) return
    const isHeld = announceSessionEnd()
    if (!isHeld || localStorage.getItem(TOKEN_KEY) !== null) location.reload()
  })
  return new Session({
    storage: localStorage,
    currentAddress: () => location.pathname + location.search + location.hash,
    replaceAddress: (address) => location.replace(address),
    announceEnd: announceSessionEnd,
  })
}
