import { build } from 'vite'

/** Builds the page that shows a text by any of the renderers. @param folder where to, emptied before */
export async function buildPage(folder: string): Promise<void> {
  const outDir = folder
  await build({ root: import.meta.dirname, build: { outDir, emptyOutDir: true }, logLevel: 'error' })
}
