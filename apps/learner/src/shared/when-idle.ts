const TOUCHES = ['pointerdown', 'keydown'] as const
/** Milliseconds after which the action runs in any case. */
const IDLE_TIMEOUT = 10_000

/** Runs an action when the browser is idle, or at the first touch or key, whichever comes first. */
export function whenIdle(action: () => void): void {
  let isDone = false
  const act = () => {
    if (isDone) return
    isDone = true
    for (const type of TOUCHES) window.removeEventListener(type, act)
    action()
  }
  for (const type of TOUCHES) window.addEventListener(type, act, { passive: true })
  // Safari has no requestIdleCallback; there the action waits for the first touch.
  window.requestIdleCallback?.(act, { timeout: IDLE_TIMEOUT })
}
