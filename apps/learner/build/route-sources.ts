import type { Plugin } from 'vite'

/**
 * Adds to each line of the route table the source file of its page, which the server looks up in the manifest to name
 * the page's chunks in the document. The browser's own build does without: it weighs something there.
 */
export function routeSources(): Plugin {
  return {
    name: 'route-sources',
    apply: (_, { isSsrBuild }) => isSsrBuild === true,
    transform: {
      filter: { id: /\/src\/app\/routes\.tsx$/ },
      handler: addSources,
    },
  }
}

/** The route table with `source` beside every `page`. */
export function addSources(table: string): string {
  return table.replaceAll(
    /page:\s*\(\)\s*=>\s*import\(\s*['"]\.\.\/([^'"]+)['"]\s*,?\s*\)/g,
    "$&, source: 'src/$1'",
  )
}
