import type { SearchPage } from '@app/contract/search/schemas'
import { SEARCH_KINDS } from '@app/contract/search/values'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { countAll, countText } from './counts.ts'
import styles from './KindTabs.module.css'
import { addressOf, changed, isNarrowedAlike, type SearchQuery } from './search-query.ts'

interface Props {
  query: SearchQuery
  counts: SearchPage['counts'] | undefined
}

/** All results, or those of a kind: links, so that they work before anything else is loaded. */
export function KindTabs({ query, counts }: Props) {
  const { t } = useTranslation('search')
  return (
    <nav className={styles.tabs} aria-label={t('kinds')}>
      {[undefined, ...SEARCH_KINDS].map((kind) => {
        const target = changed(query, { kind })
        // What is narrowed otherwise is not counted.
        const isCounted = counts && isNarrowedAlike(target, query)
        return (
          <Link
            key={kind ?? ''}
            to={addressOf(target)}
            aria-current={kind === query.kind ? 'true' : undefined}
          >
            {t(`kind.${kind ?? 'all'}`)}
            {isCounted && (
              <span className={styles.count}>{countText(kind ? counts[kind] : countAll(counts))}</span>
            )}
          </Link>
        )
      })}
    </nav>
  )
}
