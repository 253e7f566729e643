import { accessSync, constants } from 'node:fs'

/** What Chromium needs to run in a container without a screen, and to stay off the net by itself. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Chromium without windows, as Debian packages it. */
const LIGHT_CHROMIUM = '/usr/bin/chromium-headless-shell'

/** @returns whether the browser to test with is one without windows, or one that somebody chose */
export function hasLightChromium(): boolean {
  return Boolean(process.env.CHROME_PATH) || isExecutable(LIGHT_CHROMIUM)
}

/** The browser to test with: CHROME_PATH, or the system's Chromium, first without windows: a page takes it a third of the time. */
export function findChromium(): string | undefined {
  const { CHROME_PATH } = process.env
  const candidates = CHROME_PATH
    ? [CHROME_PATH]
    : [LIGHT_CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
  return candidates.find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
