import type { ReactNode } from 'react'
import styles from './PageContainer.module.css'

/** The column a page stands in: 1200px, or 1440px when `wide`, with the page's margins. */
export function PageContainer({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  return <div className={`${styles.page} ${wide ? styles.wide : ''}`}>{children}</div>
}
