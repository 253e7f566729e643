import { importCode } from '../import-code.ts'

/** Fetches antd before it is needed. */
export function preloadAntd(): void {
  // A failure shows where antd is used, which asks again.
  importCode(() => import('./AntdProvider.tsx')).catch(() => {})
}
