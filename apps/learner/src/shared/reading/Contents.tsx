import { Icon } from '../Icon.tsx'
import styles from './Contents.module.css'
import type { Heading } from './use-headings.ts'

interface Props {
  headings: readonly Heading[]
}

/** The table of contents of a text. */
export function Contents({ headings }: Props) {
  return (
    <ol className={styles.contents}>
      {headings.map(({ id, text, isNested }) => (
        <li key={id} className={isNested ? styles.nested : undefined}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  )
}

/** The same where there is no column for it: folded, above the text. */
export function ContentsFold({ headings, label }: Props & { label: string }) {
  if (headings.length < 2) return null
  return (
    <details className={styles.fold}>
      <summary>
        {label}
        <Icon name="down" size={16} />
      </summary>
      <Contents headings={headings} />
    </details>
  )
}
