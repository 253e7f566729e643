import { autorun } from 'mobx'
import type { RootStore } from '../shared/root/RootStore.ts'
import { TOKEN_KEY } from '../shared/session/session-storage.ts'
import { THEME_KEY } from '../shared/theme/ThemeStore.ts'

const YEAR = 365 * 24 * 60 * 60

/**
 * Connects the stores with the browser: restores what it keeps, follows its other tabs and its colour scheme, and keeps
 * the attributes of <html> true that the document's inline script set first.
 * @returns a function that stops it
 */
export function followBrowser({ session, theme, language }: RootStore): () => void {
  const systemDark = window.matchMedia('(prefers-color-scheme: dark)')
  const followSystem = () => theme.setSystemDark(systemDark.matches)
  const followTab = ({ key }: StorageEvent) => {
    if (key === null || key === TOKEN_KEY) session.restore()
    if (key === null || key === THEME_KEY) theme.restore()
  }
  // A page the browser kept and shows again has heard nothing of what other tabs did meanwhile.
  const catchUp = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return
    session.restore()
    theme.restore()
  }
  theme.restore()
  followSystem()
  session.restore()
  systemDark.addEventListener('change', followSystem)
  window.addEventListener('storage', followTab)
  window.addEventListener('pageshow', catchUp)
  const stops = [
    autorun(() => setRootAttribute('theme', theme.preference === 'system' ? null : theme.preference)),
    autorun(() => setRootAttribute('auth', authOf(session))),
    // The document's own language is nothing to remember; one that was chosen before this began is.
    autorun(() => {
      if (language.current !== document.documentElement.lang) rememberLanguage(language.current)
    }),
  ]
  return () => {
    systemDark.removeEventListener('change', followSystem)
    window.removeEventListener('storage', followTab)
    window.removeEventListener('pageshow', catchUp)
    for (const stop of stops) stop()
  }
}

function authOf({ isLoggedIn, isAdmin }: RootStore['session']): string | null {
  if (!isLoggedIn) return null
  return isAdmin ? 'admin' : 'user'
}

function setRootAttribute(name: 'theme' | 'auth', value: string | null): void {
  const { dataset } = document.documentElement
  if (value === null) delete dataset[name]
  else dataset[name] = value
}

function rememberLanguage(language: string): void {
  document.documentElement.lang = language
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs https, and the site works without.
  document.cookie = `language=${language}; Path=/; Max-Age=${YEAR}; SameSite=Lax`
}
