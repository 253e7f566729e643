import { Session, TOKEN_KEY } from './Session.ts'

/** The session of this tab; reloads the console when another tab signs in or out. */
export function openSession(window: Window): Session {
  const { localStorage, location } = window
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === TOKEN_KEY) location.reload()
  })
  return new Session({
    storage: localStorage,
    currentAddress: () => location.pathname + location.search + location.hash,
    replaceAddress: (address) => location.replace(address),
  })
}
