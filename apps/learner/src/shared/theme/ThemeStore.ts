import { makeAutoObservable } from 'mobx'
import type { KeyValueStorage } from '../browser-storage.ts'

export const THEME_PREFERENCES = ['light', 'dark', 'system'] as const
export type ThemePreference = (typeof THEME_PREFERENCES)[number]

/** Where the choice is kept; the inline script of the document reads it too. */
export const THEME_KEY = 'theme'

/** The chosen theme and the one that results from it. */
export class ThemeStore {
  preference: ThemePreference = 'system'
  isSystemDark = false
  readonly #storage: KeyValueStorage

  constructor(storage: KeyValueStorage) {
    this.#storage = storage
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get mode(): 'light' | 'dark' {
    if (this.preference !== 'system') return this.preference
    return this.isSystemDark ? 'dark' : 'light'
  }

  /** Takes over the stored choice; anything unknown counts as `system`. */
  restore(): void {
    const stored = this.#storage.getItem(THEME_KEY)
    this.preference = THEME_PREFERENCES.find((preference) => preference === stored) ?? 'system'
  }

  choose(preference: ThemePreference): void {
    this.preference = preference
    this.#storage.setItem(THEME_KEY, preference)
  }

  setSystemDark(isDark: boolean): void {
    this.isSystemDark = isDark
  }
}
