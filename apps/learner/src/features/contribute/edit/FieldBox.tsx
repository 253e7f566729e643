import type { ReactNode } from 'react'
import styles from '../pages/ContributePage.module.css'

interface FieldBoxProps {
  /** Of the input. */
  id: string
  label: string
  error: string | null
  children: ReactNode
}

/** An input with its name, and below it what is wrong. */
export function FieldBox({ id, label, error, children }: FieldBoxProps) {
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children}
      {error !== null && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
