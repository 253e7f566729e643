import type { UsedFiles } from './copy-packages.ts'

const all: UsedFiles = () => true

/** A test of paths that lets every folder above a path pass as well. @param used paths, `*` for the rest of a name */
function only(...used: string[]): UsedFiles {
  const patterns = ['LICENSE*', ...used].map(
    (path) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(?:/|$)`),
  )
  return (path) =>
    patterns.some((pattern) => pattern.test(path)) || used.some((file) => file.startsWith(`${path}/`))
}

/** What cannot be bundled: packages with machine code, and those that read files of their own. */
export const PACKAGES: Readonly<Record<string, UsedFiles>> = {
  '@electric-sql/pglite': only('dist/*.js', 'dist/*.wasm', 'dist/pglite.data', 'dist/fs'),
  '@fastify/swagger-ui': all,
  '@node-rs/argon2': all,
  'pdfjs-dist': only('legacy/build/pdf.mjs', 'legacy/build/pdf.worker.mjs', 'cmaps', 'standard_fonts'),
  sharp: all,
}
