import { Session, TOKEN_KEY } from './Session.ts'

/** The session of this tab; starts the console anew when another tab ends it or begins another. */
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
