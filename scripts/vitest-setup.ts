import { format } from 'node:util'
import { afterEach, beforeEach, expect } from 'vitest'

const LEVELS = ['error', 'warn'] as const

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
