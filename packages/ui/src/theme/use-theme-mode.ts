import { useSyncExternalStore } from 'react'
import type { ThemeMode } from './tokens.ts'

const darkQuery = '(prefers-color-scheme: dark)'

function subscribe(onChange: () => void): () => void {
  const system = matchMedia(darkQuery)
  system.addEventListener('change', onChange)
  const page = new MutationObserver(onChange)
  page.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    system.removeEventListener('change', onChange)
    page.disconnect()
  }
}

function current(): ThemeMode {
  const chosen = document.documentElement.dataset.theme
  if (chosen === 'light' || chosen === 'dark') return chosen
  return matchMedia(darkQuery).matches ? 'dark' : 'light'
}

/** The mode the page shows: `data-theme` on the root element, else the system's. Light on the server. */
export function useThemeMode(): ThemeMode {
  return useSyncExternalStore(subscribe, current, () => 'light')
}
