import { build } from 'vite'

/** Builds a page that holds a runner and nothing else. @param outDir where to, emptied before */
export async function buildRunnerPage(outDir: string): Promise<void> {
  await build({
    root: import.meta.dirname,
    build: { outDir, emptyOutDir: true, assetsInlineLimit: 0, modulePreload: false },
    logLevel: 'error',
  })
}
