import { defineConfig } from 'playwright/test'
import type { AppOptions } from './e2e/fixtures/app.ts'
import { CHROMIUM_FLAGS, findChromium } from './scripts/chromium.ts'

// Servers and commands tell terminals in the product's own language, whatever that of the machine is.
process.env.LANGUAGE = 'zh-CN'

const executablePath = findChromium()

/** Tests of the server, without a browser. */
const SERVER_SPECS = /(?:doctor|server)\.spec\.ts$/

export default defineConfig<AppOptions>({
  testDir: 'e2e/specs',
  globalSetup: './e2e/fixtures/filled-data.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // A second try is told in the report and does not end the run.
  retries: process.env.CI ? 1 : 0,
  workers: 2,
  // On a busy machine a test is slower, not red; one that waits for what never comes ends.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // A trace of every test costs a tenth of the time: where a failure is tried again, the second try is enough.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', screenshots: false },
    launchOptions: {
      args: CHROMIUM_FLAGS,
      // Where no locale is set, Chromium loses the names of files that are not ASCII.
      env: { ...process.env, LANG: 'C.UTF-8' },
      ...(executablePath && { executablePath }),
    },
  },
  projects: [
    { name: 'server', testMatch: SERVER_SPECS },
    { name: 'desktop', testIgnore: SERVER_SPECS, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      testIgnore: SERVER_SPECS,
      // Pages that have another layout there.
      grep: /@phone/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
})
