import type { SearchPage } from '@app/contract/search/schemas'
import { SEARCH_TABS } from '@app/contract/search/values'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { countAll, countText } from './counts.ts'
import styles from './KindTabs.module.css'
import { addressOf, changed, isFiltered, isNarrowedAlike, type SearchQuery } from './search-query.ts'

interface Props {
  query: SearchQuery
  counts: SearchPage['counts'] | undefined
}

/** Comments are not counted for guests; where nothing but people is found, they stand among all. */
function countOf(counts: SearchPage['counts'], target: SearchQuery): number | null {
  if (target.kind) return counts[target.kind]
  return countAll(counts) || (isFiltered(target) ? 0 : counts.user)
}

/** All content, or the results of a kind: links, so that they work before anything else is loaded. */
export function KindTabs({ query, counts }: Props) {
  const { t } = useTranslation('search')
  return (
    <nav className={styles.tabs} aria-label={t('kinds')}>
      {[undefined, ...SEARCH_TABS].map((kind) => {
        const target = changed(query, { kind })
        // What is narrowed otherwise is not counted.
        const count = counts && isNarrowedAlike(target, query) ? countOf(counts, target) : null
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
