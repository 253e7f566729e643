import type { ThemeMode } from '@app/ui/theme'

/** The learner site keeps its choice there: light, dark or system. */
const THEME_KEY = 'theme'

/** Shows the stored choice; without one the page follows the system. */
function applyStoredTheme(): void {
  const stored = localStorage.getItem(THEME_KEY)
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
  else delete document.documentElement.dataset.theme
}

/** Changes the colours of both sites. */
export function chooseTheme(mode: ThemeMode): void {
  localStorage.setItem(THEME_KEY, mode)
  applyStoredTheme()
}

/** Keeps the page as another tab, or the learner site there, chooses. */
export function followTheme(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === THEME_KEY) applyStoredTheme()
  })
}
