import { format } from 'node:util'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'

const LEVELS = ['error', 'warn'] as const

const PATIENCE = 2 * 60_000

const originals = { error: console.error, warn: console.warn }
let unexpected: string[] = []

beforeEach(() => {
  unexpected = []
  for (const level of LEVELS) {
    console[level] = (...parts: unknown[]) => {
      unexpected.push(`console.${level}: ${format(...parts)}`)
    }
  }
})

// A test that provokes a message says so with vi.spyOn(console, …), which replaces the recorder above.
afterEach(() => {
  for (const level of LEVELS) console[level] = originals[level]
  expect(unexpected, 'unexpected console messages').toEqual([])
})

// A machine with other work makes everything late: what a test waits for is given the time of the test.
const { waitFor } = vi
vi.waitFor = (callback, options) =>
  waitFor(callback, { ...(typeof options === 'object' && options), timeout: PATIENCE })

// The next file runs in the same process and, where there is one, the same document.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})
