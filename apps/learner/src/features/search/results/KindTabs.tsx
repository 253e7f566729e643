import type { SearchPage } from '@app/contract/search/schemas'
import { SEARCH_TABS, type SearchTab } from '@app/contract/search/values'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { countAll, countText } from './counts.ts'
import styles from './KindTabs.module.css'
import { addressOf, changed, isNarrowedAlike, type SearchQuery } from './search-query.ts'

interface Props {
  query: SearchQuery
  counts: SearchPage['counts'] | undefined
}

/** Comments are not counted for guests. */
const countOf = (counts: SearchPage['counts'], kind: SearchTab | undefined) =>
  kind ? counts[kind] : countAll(counts)

/** All content, or the results of a kind: links, so that they work before anything else is loaded. */
export function KindTabs({ query, counts }: Props) {
  const { t } = useTranslation('search')
  return (
    <nav className={styles.tabs} aria-label={t('kinds')}>
      {[undefined, ...SEARCH_TABS].map((kind) => {
        const target = changed(query, { kind })
        // What is narrowed otherwise is not counted.
        const count = counts && isNarrowedAlike(target, query) ? countOf(counts, kind) : null
        return (
          <Link
            key={kind ?? ''}
            to={addressOf(target)}
            aria-current={kind === query.kind ? 'true' : undefined}
          >
            {t(`kind.${kind ?? 'all'}`)}
            {count !== null && <span className={styles.count}>{countText(count)}</span>}
          </Link>
        )
      })}
    </nav>
  )
}
