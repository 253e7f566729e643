import { expect, test } from 'vitest'
import { memoryStorage } from '../browser-storage.ts'
import { ThemeStore } from './ThemeStore.ts'

test('follows the system until a theme is chosen', () => {
  const theme = new ThemeStore(memoryStorage())
  theme.restore()
  theme.setSystemDark(true)
  expect([theme.preference, theme.mode]).toEqual(['system', 'dark'])
  theme.choose('light')
  expect(theme.mode).toBe('light')
})

test('keeps the choice', () => {
  const storage = memoryStorage()
  new ThemeStore(storage).choose('dark')
  const next = new ThemeStore(storage)
  next.restore()
  expect(next.mode).toBe('dark')
})

test('an unknown stored theme counts as the system theme', () => {
  const theme = new ThemeStore(memoryStorage({ theme: 'pink' }))
  theme.restore()
  expect(theme.preference).toBe('system')
})
