import { type RefObject, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './Contents.module.css'

interface Heading {
  id: string
  text: string
}

interface Props {
  /** What holds the rendered text. */
  of: RefObject<HTMLElement | null>
  /** The text itself: another one has other headings. */
  source: string
}

/** The table of contents of a text, made of its second-level headings as they were rendered. */
export function Contents({ of, source }: Props) {
  const { t } = useTranslation('learning')
  const [headings, setHeadings] = useState<readonly Heading[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the headings change with the text.
  useEffect(() => {
    const found = of.current?.querySelectorAll('h2[id], h3[id]') ?? []
    setHeadings(Array.from(found, ({ id, textContent }) => ({ id, text: textContent ?? '' })))
  }, [of, source])
  if (headings.length < 2) return null
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('point.contents')}</h2>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
