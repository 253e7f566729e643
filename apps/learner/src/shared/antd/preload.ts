/** Fetches antd before it is needed. */
export function preloadAntd(): void {
  // A failure shows where antd is used, which asks again.
  import('./AntdProvider.tsx').catch(() => {})
}
