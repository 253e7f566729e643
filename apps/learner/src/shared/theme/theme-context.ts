import { createContext, useContext } from 'react'
import type { ThemeStore } from './ThemeStore.ts'

export const ThemeContext = createContext<ThemeStore | null>(null)

/** The theme of this tab, for shared components, which do not know the root store. */
export function useTheme(): ThemeStore {
  const theme = useContext(ThemeContext)
  if (theme === null) throw new Error('useTheme needs a ThemeContext above')
  return theme
}
