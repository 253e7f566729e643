import { type RefObject, useEffect } from 'react'

/** Draws the formulas of the content; KaTeX is loaded only if there are any. `html` is what the content shows. */
export function useMath(content: RefObject<HTMLElement | null>, html: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: new html means new elements.
  useEffect(() => {
    const formulas = content.current?.querySelectorAll<HTMLElement>('[data-math=""]') ?? []
    if (formulas.length === 0) return
    let isCurrent = true
    import('./render-math.ts').then(
      ({ renderMath }) => isCurrent && renderMath(formulas),
      // The formulas stay readable as TeX; a later text tries again.
      () => undefined,
    )
    return () => {
      isCurrent = false
    }
  }, [content, html])
}
