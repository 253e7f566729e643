import { fileURLToPath } from 'node:url'
import { contract } from '@app/contract/contract'
import { OLDEST_BROWSERS, olderValues } from '@app/ui/oldest-browsers'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { routeSources } from './build/route-sources.ts'

const API_SERVER = 'http://localhost:3000'

/** What the browser's api is made of before the contract has come. */
const API_CALLS = Object.fromEntries(
  Object.entries(contract).map(([resource, calls]) => [resource, Object.keys(calls)]),
)

/**
 * Nothing is lost where an unused part of these is left out: making a schema of the contract does nothing else, and
 * antd's parts do not say of themselves that they only declare things.
 */
const withoutUnusedParts = {
  moduleSideEffects: [
    { test: /packages\/(contract|api-client)\/src/, sideEffects: false },
    { test: /node_modules\/@rc-component\//, sideEffects: false },
  ],
  manualPureFunctions: ['z'],
}

/** The fallbacks first: what is in this file already finds them. */
const VENDOR =
  /ui\/src\/browsers\/fallbacks|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|i18next|react-i18next)\//
const SHELL = [
  /learner\/src\/layout\/(?!signed-in|keys\/KeysDialog)/,
  /learner\/src\/shared\/(?!antd|components\/(dialog|Avatar|CallBox|Columns|Conflict|EmptyState|Facts|Figure|LoadFailed|ResultHead|StickyBar|TimeAgo|empty-arts)|format-duration|format-time|is-missing|keys|list|pages|reading|safe-redirect|session\/use-require|stores)/,
  /learner\/src\/features\/(assistant\/parts\/AssistantDrawer|problems\/parts\/DifficultyLabel|search\/parts\/(SearchBox|search-address|use-suggestions))/,
  /learner\/src\/app\/.*\.css/,
  /packages\/ui\/src\/(toast|theme\/.*\.css)/,
]

/**
 * What every page needs, in two files rather than ten: one changes with the dependencies, one with the site. What is
 * fetched only when it is needed stays out of them.
 */
const firstLoad = [
  { name: 'vendor', test: VENDOR },
  { name: 'shell', test: (id: string) => SHELL.some((part) => part.test(id)) },
]

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    routeSources(),
    olderValues(),
    react(),
    firstLoadBudget({
      sources: [
        'apps/learner/src/app/entry-client.tsx',
        'apps/learner/src/features/home/pages/HomePage.tsx',
        'locales/zh-CN/common.json',
        'locales/zh-CN/ui.json',
        'locales/zh-CN/home.json',
      ],
      limit: 122,
      forbidden: ['antd', '@ant-design/x', 'dompurify', 'markdown-it', 'highlight.js'],
    }),
  ],
  resolve: {
    alias: {
      // The polyfill of fetch that umi-request brings for browsers of old.
      'isomorphic-fetch': fileURLToPath(new URL('./build/empty-module.ts', import.meta.url)),
      'zod/mini': fileURLToPath(new URL('./build/zod-without-eval.ts', import.meta.url)),
    },
  },
  define: {
    API_CALLS: JSON.stringify(API_CALLS),
    ...(isSsrBuild && { 'process.env.NODE_ENV': '"production"' }),
  },
  // One React on the server, in its production form, whatever NODE_ENV the server has.
  ...(isSsrBuild && { ssr: { noExternal: true } }),
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    target: OLDEST_BROWSERS,
    ...(!isSsrBuild && {
      rolldownOptions: {
        input: 'src/app/entry-client.tsx',
        treeshake: withoutUnusedParts,
        output: { codeSplitting: { groups: firstLoad } },
      },
    }),
  },
  server: {
    port: 5173,
    proxy: { '/api': API_SERVER, '/admin': API_SERVER },
  },
}))
