import type { ThemeMode } from '@app/ui/theme'

/** The key of the choice shared with the learner site: light, dark or system. */
const THEME_KEY = 'theme'

/** Applies the stored choice; without one the page follows the system. */
function applyStoredTheme(): void {
  const stored = localStorage.getItem(THEME_KEY)
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored
  else delete document.documentElement.dataset.theme
}

/** Sets the theme of both sites. */
export function chooseTheme(mode: ThemeMode): void {
  localStorage.setItem(THEME_KEY, mode)
  applyStoredTheme()
}

/** Follows the choice when another tab changes it. */
export function followTheme(): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || key === THEME_KEY) applyStoredTheme()
  })
}
