import type { ReactNode } from 'react'
import styles from './SettingRow.module.css'

interface SettingRowProps {
  title: ReactNode
  hint: ReactNode
  /** What changes it. */
  action: ReactNode
  /** What opens below it. */
  children?: ReactNode
}

/** One setting: what it is, and at the end of the line what changes it. */
export function SettingRow({ title, hint, action, children }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.line}>
        <div className={styles.text}>
          <h3 className={styles.title}>{title}</h3>
          <div className={styles.hint}>{hint}</div>
        </div>
        {action}
      </div>
      {children}
    </div>
  )
}
