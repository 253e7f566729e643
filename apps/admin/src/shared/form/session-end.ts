/** The window's event when the session has ended. A form that keeps an edit prevents the page from being left. */
const SESSION_END = 'session-end'

/**
 * Tells the forms of the page that the session has ended.
 * @returns whether one of them keeps an edit and asks the admin itself to log in again
 */
export function announceSessionEnd(): boolean {
  return !window.dispatchEvent(new Event(SESSION_END, { cancelable: true }))
}

/** @returns the function that stops listening */
export function onSessionEnd(listener: (event: Event) => void): () => void {
  window.addEventListener(SESSION_END, listener)
  return () => window.removeEventListener(SESSION_END, listener)
}
