import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import styles from './Section.module.css'

interface SectionProps {
  title: string
  /** The link to the whole list. */
  more?: { to: string; text: string }
  children: ReactNode
}

/** A part of the page under a heading with a line. */
export function Section({ title, more, children }: SectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {more && (
          <Link className={styles.more} to={more.to}>
            {more.text}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
