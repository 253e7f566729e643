import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstLoadBudget } from './build/first-load-budget.ts'
import { routeSources } from './build/route-sources.ts'

const API_SERVER = 'http://localhost:3000'

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

const VENDOR =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|mobx|mobx-react-lite|i18next|react-i18next)\//
const SHELL = [
  /learner\/src\/layout\/(?!signed-in|keys\/KeysDialog)/,
