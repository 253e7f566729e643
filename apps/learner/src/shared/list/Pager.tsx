import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../Icon.tsx'
import styles from './Pager.module.css'
import { pagesAround } from './pages-around.ts'

interface PagerProps {
  /** From 1; may lie beyond the last. */
  page: number
  pageSize: number
  total: number
  /** The address of a page. */
  to: (page: number) => string
  /** What part of the list the page shows. */
  rangeText: string
}

/** Which part of a list the user sees, and links to the others. */
export function Pager({ page, pageSize, total, to, rangeText }: PagerProps) {
  const { t } = useTranslation()
  const last = Math.ceil(total / pageSize)
  return (
    <nav className={styles.pager} aria-label={t('list.pages')}>
      <span className={styles.range}>{rangeText}</span>
      {last > 1 && (
        <>
          {page > 1 && (
            <Link
              className={styles.page}
              to={to(Math.min(page - 1, last))}
              rel="prev"
              aria-label={t('list.previousPage')}
            >
              <Icon name="left" size={16} />
            </Link>
          )}
          {pagesAround(page, last).map((target, index) =>
            target === null ? (
              <span key={`gap-${index}`} className={styles.gap} aria-hidden="true">
                …
              </span>
            ) : (
              <Link
                key={target}
                className={styles.page}
                to={to(target)}
                aria-current={target === page ? 'page' : undefined}
              >
                {target}
              </Link>
            ),
          )}
          {page < last && (
            <Link className={styles.page} to={to(page + 1)} rel="next" aria-label={t('list.nextPage')}>
              <Icon name="right" size={16} />
            </Link>
          )}
        </>
      )}
    </nav>
  )
}
