import { type ReactNode, useId } from 'react'
import styles from './ProfileSection.module.css'

interface ProfileSectionProps {
  title: string
  /** Stands beside the title. */
  note?: string
  children: ReactNode
}

export function ProfileSection({ title, note, children }: ProfileSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {note && <span>{note}</span>}
      </div>
      {children}
    </section>
  )
}
