import { type RefObject, useEffect, useState } from 'react'

export interface Heading {
  id: string
  text: string
  /** Below another one. */
  isNested: boolean
}

/**
 * The headings of a text as they were rendered.
 * @param text what holds it
 * @param source the text itself: another one has other headings
 */
export function useHeadings(text: RefObject<HTMLElement | null>, source: string): readonly Heading[] {
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headings change with the text.
  useEffect(() => {
    const found = Array.from(text.current?.querySelectorAll('h2[id], h3[id]') ?? [])
    setHeadings(
      found.map(({ id, textContent, tagName }) => ({
        id,
        text: textContent ?? '',
        isNested: tagName === 'H3' && found.some((heading) => heading.tagName === 'H2'),
      })),
    )
  }, [text, source])
  return headings
}
