import type { ComponentType, ReactNode } from 'react'
import styles from './PageState.module.css'

interface PageStateProps {
  icon: ComponentType
  fact: string
  advice: string
  /** The next step: a button. */
  children?: ReactNode
}

/** Explains why a page is empty and offers the next step. */
export function PageState({ icon: Icon, fact, advice, children }: PageStateProps) {
  return (
    <div className={styles.state}>
      <span className={styles.icon}>
        <Icon />
      </span>
      <p className={styles.fact}>{fact}</p>
      <p className={styles.advice}>{advice}</p>
      {children && <div className={styles.action}>{children}</div>}
    </div>
  )
}
