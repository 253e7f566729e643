import { type RefObject, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useThemeMode } from '../../theme/use-theme-mode.ts'

/** Draws the ```mermaid blocks of the content, anew when the theme changes; mermaid is loaded only if there are any. */
export function useDiagrams(content: RefObject<HTMLElement | null>, html: unknown): void {
  const { t } = useTranslation('ui')
  const mode = useThemeMode()

  // biome-ignore lint/correctness/useExhaustiveDependencies: new html means new elements.
  useEffect(() => {
    const blocks = content.current?.querySelectorAll<HTMLElement>('[data-diagram]') ?? []
    if (blocks.length === 0) return
    const labels = { diagram: t('diagram'), source: t('diagramSource'), close: t('close') }
    const stop = new AbortController()
    import('./show-diagram.ts').then(
      ({ showDiagram }) => {
        for (const block of blocks) showDiagram(block, mode, labels, stop.signal)
      },
      // The source stays readable; a later text tries again.
      () => undefined,
    )
    return () => stop.abort()
  }, [content, html, mode, t])
}
