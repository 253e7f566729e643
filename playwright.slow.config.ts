import { defineConfig } from 'playwright/test'
import config from './playwright.config.ts'

/** Tests that take long and rarely break: releases, backups, object storage, power failures. */
export default defineConfig({
  ...config,
  testDir: 'e2e/slow',
  projects: [{ name: 'slow', use: { viewport: { width: 1440, height: 900 } } }],
})
