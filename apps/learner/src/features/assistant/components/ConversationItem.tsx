import type { ReactNode } from 'react'
import styles from './ConversationItem.module.css'

interface ConversationItemProps {
  title: string
  isSelected: boolean
  onSelect: () => void
  /** Buttons behind the title. */
  children?: ReactNode
}

/** One line of the history. */
export function ConversationItem({ title, isSelected, onSelect, children }: ConversationItemProps) {
  return (
    <div className={styles.item}>
      <button
        type="button"
        className={styles.title}
        title={title}
        onClick={onSelect}
        {...(isSelected && { 'aria-current': 'true' })}
      >
        {title}
      </button>
      {children}
    </div>
  )
}
