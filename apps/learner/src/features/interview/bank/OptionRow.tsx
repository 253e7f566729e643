import { Form } from 'antd'
import type { ReactNode } from 'react'
import styles from './StartForm.module.css'

interface Props {
  name: string
  /** The field of the label, where it is one field. */
  htmlFor?: string
  /** Beside the name. */
  note?: string
  hint?: string
  /** What the server refused. */
  problem: string | undefined
  children: ReactNode
}

/** One choice: its name on the left, what one chooses among on the right, and what it means below. */
export function OptionRow({ name, htmlFor, note, hint = '', problem, children }: Props) {
  return (
    <div className={styles.row}>
      <div className={styles.name}>
        {htmlFor === undefined ? <span>{name}</span> : <label htmlFor={htmlFor}>{name}</label>}
        {note !== undefined && <small>{note}</small>}
      </div>
      <Form.Item
        className={styles.item ?? ''}
        {...(problem !== undefined && { validateStatus: 'error', help: problem })}
        extra={hint}
      >
        {children}
      </Form.Item>
    </div>
  )
}
