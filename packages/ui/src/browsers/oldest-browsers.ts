import type { Plugin } from 'vite'

/** The oldest browsers that the sites are made for, as `build.target`: newer syntax and styles are written in theirs. */
export const OLDEST_BROWSERS = ['chrome105', 'safari16.4', 'firefox115']

/** Puts before each value that one of them does not read one that it does: heights in `vh`, whole colours, no spoken text. */
export function olderValues(): Plugin {
  return {
    name: 'older-values',
    enforce: 'pre',
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) =>
        code.replace(/[^;{}]+[;{}]?/g, (part) =>
          !part.endsWith('{') && /\ddvh|color-mix\(| \/ ""/.test(part)
            ? `${withOlderValues(part.replace(/[;}]$/, ''))};${part}`
            : part,
        ),
    },
  }
}

function withOlderValues(declaration: string): string {
  return declaration
    .replaceAll('dvh', 'vh')
    .replaceAll(/color-mix\(in srgb, ([^\s,]+) [\d.]+%, transparent\)/g, '$1')
    .replace(/ \/ ""$/, '')
}
