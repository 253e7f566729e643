import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** Stands before the title: the way back to the list. */
  before?: ReactNode
  /** What can be done with the page. */
  children?: ReactNode
}

/** The page's one heading; the browser's tab bears it too. */
export function PageHeader({ title, before, children }: PageHeaderProps) {
  const { t } = useTranslation('admin')
  useEffect(() => {
    document.title = `${title} - ${t('productName')}`
  }, [title, t])
  return (
    <div className={styles.header}>
      {before}
      <h1>{title}</h1>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  )
}
