import { fileURLToPath } from 'node:url'
import { OLDEST_BROWSERS, olderValues } from '@app/ui/oldest-browsers'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { documentTexts } from './build/document-texts.ts'
import { zipWithoutWorker } from './build/zip-without-worker.ts'

const API_SERVER = 'http://localhost:3000'

export default defineConfig({
  base: '/admin/',
  plugins: [documentTexts(), zipWithoutWorker(), olderValues(), react()],
  // The server replaces the word by each answer's nonce.
  html: { cspNonce: '__NONCE__' },
  resolve: {
    // The polyfill of fetch that umi-request brings for browsers of old.
    alias: { 'isomorphic-fetch': fileURLToPath(new URL('./build/empty-module.ts', import.meta.url)) },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    target: OLDEST_BROWSERS,
    // react-admin's shell is one chunk of about this many kB.
    chunkSizeWarningLimit: 1000,
  },
  server: {
    port: 5174,
    proxy: { '/api': API_SERVER },
  },
})
