import { type ReactNode, useId } from 'react'
import styles from './Panel.module.css'

interface PanelProps {
  title: string
  /** Describes the panel's numbers in a few words. */
  note?: string
  /** The panel's buttons. */
  action?: ReactNode
  children: ReactNode
}

/** A part of the dashboard under its heading. */
export function Panel({ title, note, action, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <span className={styles.note}>{note}</span>}
        {action && <span className={styles.action}>{action}</span>}
      </div>
      {children}
    </section>
  )
}
