import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router-dom'
import styles from './AccountFrame.module.css'
import { placeNameKey, readLoginRedirect } from './login-redirect.ts'
import { PracticeExample } from './PracticeExample.tsx'

interface AccountFrameProps {
  title: string
  /** The link to the other page. */
  elsewhere: ReactNode
  /** The sentence that says where the user goes afterwards. */
  backText: (place: string) => string
  /** Whether logged-in users need it, too. */
  isForMembers?: boolean
  children: ReactNode
}

/** The two halves of the pages of signing in: the form, and what the site is about. */
export function AccountFrame({
  title,
  elsewhere,
  backText,
  isForMembers = false,
  children,
}: AccountFrameProps) {
  const { t } = useTranslation('common')
  const placeKey = placeNameKey(readLoginRedirect(useSearchParams()[0]).path)
  return (
    <div className={styles.frame}>
      <div className={styles.side}>
        <Link className={styles.brand} to="/">
          {t('product.name')}
        </Link>
        <div className={`${styles.body} ${isForMembers ? '' : styles.forGuests}`}>
          <h1>{title}</h1>
          <p className={styles.elsewhere}>{elsewhere}</p>
          <div className={styles.form}>{children}</div>
          {placeKey !== undefined && <p className={styles.back}>{backText(t(placeKey))}</p>}
        </div>
        <p className={styles.copyright}>{t('footer.copyright', { year: new Date().getFullYear() })}</p>
      </div>
      <PracticeExample />
    </div>
  )
}
