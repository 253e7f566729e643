import type { ReactNode } from 'react'
import styles from './SettingsSection.module.css'

export const SECTIONS = ['appearance', 'study', 'messages', 'security', 'data'] as const
export type Section = (typeof SECTIONS)[number]

/** Settings that belong together; the page's own menu leads to them. */
export function SettingsSection({
  id,
  title,
  children,
}: {
  id: Section
  title: string
  children: ReactNode
}) {
  return (
    <section id={id} className={styles.section} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
