import type { Manifest } from 'vite'

const namespaces = Object.keys(import.meta.glob('../../../../locales/zh-CN/*.json')).map((file) =>
  file.slice(file.lastIndexOf('/') + 1, -'.json'.length),
)
const texts = namespaces.flatMap((namespace) =>
  ['zh-CN', 'en-US'].map((language) => `../../locales/${language}/${namespace}.json`),
)

/** What Vite writes of a client build with the given pages. */
export function clientManifest(pages: Manifest = {}): Manifest {
  return {
    'src/app/entry-client.tsx': {
      file: 'assets/entry.js',
      css: ['assets/entry.css'],
      imports: ['_react.js'],
    },
    '_react.js': { file: 'assets/react.js' },
    ...Object.fromEntries(texts.map((file) => [file, { file: `assets/${file.replaceAll(/\W+/g, '-')}.js` }])),
    ...pages,
  }
}
