const FIRST_TOUCH = ['pointerdown', 'keydown'] as const
/** Milliseconds after which an idle moment is no longer waited for. */
const IDLE_TIMEOUT = 10_000

/** Fetches antd while nobody waits for it: when the browser is idle, or at the first touch or key, what comes first. */
export function preloadAntd(): void {
  let isAsked = false
  const fetchOnce = () => {
    if (isAsked) return
    isAsked = true
    for (const type of FIRST_TOUCH) window.removeEventListener(type, fetchOnce)
    // A failure shows where antd is used, which asks again.
    import('./AntdProvider.tsx').catch(() => {})
  }
  for (const type of FIRST_TOUCH) window.addEventListener(type, fetchOnce, { passive: true })
  // Safari knows no idle moments; there the first touch fetches it.
  window.requestIdleCallback?.(fetchOnce, { timeout: IDLE_TIMEOUT })
}
