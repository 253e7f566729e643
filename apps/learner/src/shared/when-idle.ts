const TOUCHES = ['pointerdown', 'keydown'] as const
/** Milliseconds after which an idle moment is no longer waited for. */
const IDLE_TIMEOUT = 10_000

/** Does something while nobody waits for it: when the browser is idle, or at the first touch or key, what comes first. */
export function whenIdle(action: () => void): void {
  let isDone = false
  const act = () => {
    if (isDone) return
    isDone = true
    for (const type of TOUCHES) window.removeEventListener(type, act)
    action()
  }
  for (const type of TOUCHES) window.addEventListener(type, act, { passive: true })
  // Safari knows no idle moments; there it waits for the first touch.
  window.requestIdleCallback?.(act, { timeout: IDLE_TIMEOUT })
}
