import { type ReactNode, useEffect, useRef } from 'react'
import styles from './EmptyState.module.css'
import { type EmptyArt, emptyArts } from './empty-arts.ts'

interface EmptyStateProps {
  art: EmptyArt
  /** What happened, in a few words. */
  title: string
  /** What the user can do about it. */
  hint: string
  /** The next step: one or two buttons. */
  children?: ReactNode
  /** `h1` where nothing else is on the page. */
  heading?: 'h1' | 'h2' | 'h3'
  /** Whether reading goes on here, as what had the focus has gone. */
  takesFocus?: boolean
}

/** A list or page with nothing on it: empty, failed, finished or missing. */
export function EmptyState({
  art,
  title,
  hint,
  children,
  heading: Heading = 'h3',
  takesFocus = false,
}: EmptyStateProps) {
  const { lines, accent } = emptyArts[art]
  const titleElement = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (takesFocus) titleElement.current?.focus()
  }, [takesFocus])
  return (
    <div className={styles.empty}>
      <svg className={styles.art} viewBox="0 0 96 72" aria-hidden="true">
        <path d={lines} />
        <path className={styles.accent} d={accent} />
      </svg>
      <Heading ref={titleElement} tabIndex={takesFocus ? -1 : undefined} className={styles.title}>
        {title}
      </Heading>
      <p className={styles.hint}>{hint}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  )
}
