import type { ReactNode } from 'react'
import styles from './Label.module.css'

/** How a label reads: as text (`plain`, `faint`), or on a ground of its colour. */
export type LabelTone = 'plain' | 'faint' | 'neutral' | 'info' | 'success' | 'warning' | 'error'

/** The state of a record, in a word. */
export function Label({ tone, children }: { tone: LabelTone; children: ReactNode }) {
  return <span className={`${styles.label} ${styles[tone]}`}>{children}</span>
}
