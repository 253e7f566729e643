import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { ACTS } from '../queue/use-queue-keys.ts'
import styles from './PageHeader.module.css'

interface PageHeaderProps {
  title: string
  /** The link back to the list, in front of the title. */
  before?: ReactNode
  /** The page's buttons. */
  children?: ReactNode
}

/** The page's only `h1`, which also becomes the browser tab's title. */
export function PageHeader({ title, before, children }: PageHeaderProps) {
  const { t } = useTranslation('admin')
  useEffect(() => {
    document.title = `${title} - ${t('productName')}`
  }, [title, t])
  return (
    <div className={styles.header}>
      {before}
      <h1>{title}</h1>
      {children && (
        <div className={styles.actions} {...{ [ACTS]: 'page' }}>
          {children}
        </div>
      )}
    </div>
  )
}
