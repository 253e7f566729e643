import type { ReactNode } from 'react'
import styles from './FoldButton.module.css'

/** The title of a Think or of Sources, which no key reaches: the part around it takes the press of this button. */
export function FoldButton({ isExpanded, children }: { isExpanded: boolean; children: ReactNode }) {
  return (
    <button type="button" className={styles.button} aria-expanded={isExpanded}>
      {children}
    </button>
  )
}
