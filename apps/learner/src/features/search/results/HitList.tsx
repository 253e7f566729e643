import type { SearchPage } from '@app/contract/search/schemas'
import { RESULTS_ON_PAGE } from '@app/contract/search/values'
import { useTranslation } from 'react-i18next'
import { walkLinks } from '../../../shared/keys/walk-links.ts'
import { Pager } from '../../../shared/list/Pager.tsx'
import { countText } from './counts.ts'
import { Hit } from './Hit.tsx'
import styles from './HitList.module.css'
import { addressOf, type SearchQuery } from './search-query.ts'

interface Props {
  query: SearchQuery
  page: SearchPage
  /** Others are looked for. */
  isBusy: boolean
}

/** The results of one page. */
export function HitList({ query, page: { records, total, current }, isBusy }: Props) {
  const { t } = useTranslation('search')
  const from = (current - 1) * RESULTS_ON_PAGE + 1
  const to = Math.min(from + RESULTS_ON_PAGE - 1, total)
  const count = countText(total)
  return (
    <>
      <ul className={styles.rows} aria-busy={isBusy} onKeyDown={walkLinks}>
        {records.map((hit) => (
          <Hit key={`${hit.kind} ${hit.id}`} hit={hit} />
        ))}
      </ul>
      <Pager
        page={query.page}
        pageSize={RESULTS_ON_PAGE}
        total={total}
        to={(page) => addressOf({ ...query, page })}
        rangeText={
          from > total ? t('pager.beyond', { total: count }) : t('pager.range', { from, to, total: count })
        }
      />
    </>
  )
}
