import { expect, test } from 'vitest'
import { clientManifest } from '../../testing/client-manifest.ts'
import type { AppRoute } from '../routes.tsx'
import { findPageAssets } from './page-assets.ts'

const route: AppRoute = {
  path: '/x',
  titleKey: 'title.home',
  access: 'guest',
  layout: true,
  namespaces: ['home'],
  page: async () => ({ Page: () => null }),
  source: 'src/X.tsx',
}
const manifest = clientManifest({
  'src/X.tsx': {
    file: 'assets/X.js',
    css: ['assets/X.css'],
    imports: ['_react.js', '_list.js', 'src/app/entry-client.tsx'],
  },
  '_list.js': { file: 'assets/list.js', css: ['assets/list.css'] },
})

test('names all that the first page needs, each once', () => {
  expect(findPageAssets(manifest, route, 'en-US')).toEqual({
    script: '/assets/entry.js',
    modules: [
      '/assets/react.js',
      '/assets/-locales-en-US-common-json.js',
      '/assets/-locales-en-US-ui-json.js',
      '/assets/-locales-en-US-home-json.js',
      '/assets/X.js',
      '/assets/list.js',
    ],
    styles: ['/assets/entry.css', '/assets/X.css', '/assets/list.css'],
  })
})

test('leaves out the page that a guest will not see', () => {
  const { modules } = findPageAssets(manifest, { ...route, access: 'user' }, 'zh-CN')
  expect(modules).not.toContain('/assets/X.js')
})

test('refuses the manifest of another build', () => {
  expect(() => findPageAssets({}, route, 'zh-CN')).toThrow('entry-client')
})
