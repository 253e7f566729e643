import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import { pagesAround } from '../pages-around.ts'
import { PAGE_SIZE, type QuestionListQuery, toSearch } from '../question-list-query.ts'
import styles from './Pager.module.css'

/** Which part of a list one sees, and links to the others. */
export function Pager({ query, total }: { query: QuestionListQuery; total: number }) {
  const { t } = useTranslation('problems')
  const last = Math.ceil(total / PAGE_SIZE)
  const { page } = query
  const to = (target: number) => `/problems${toSearch({ ...query, page: target })}`
  const from = (page - 1) * PAGE_SIZE + 1
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span className={styles.range}>
        {page > last
          ? t('pager.beyond', { total })
          : t('pager.range', { from, to: Math.min(page * PAGE_SIZE, total), total })}
      </span>
      {last > 1 && (
        <>
          {page > 1 && (
            <Link
              className={styles.page}
              to={to(Math.min(page - 1, last))}
              rel="prev"
              aria-label={t('pager.previous')}
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
            <Link className={styles.page} to={to(page + 1)} rel="next" aria-label={t('pager.next')}>
              <Icon name="right" size={16} />
            </Link>
          )}
        </>
      )}
    </nav>
  )
}
