import { DISCUSSIONS_ON_PAGE } from '@app/contract/discussion/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { walkLinks } from '../../../shared/keys/walk-links.ts'
import { Pager } from '../../../shared/list/Pager.tsx'
import { PostRow } from '../parts/PostRow.tsx'
import { CreateLink } from './CreateLink.tsx'
import type { DiscussionListStore } from './DiscussionListStore.ts'
import {
  countFilters,
  type DiscussionQuery,
  discussionAddress,
  everything,
  withoutFilters,
} from './discussion-query.ts'
import styles from './PostList.module.css'

interface Props {
  store: DiscussionListStore
  query: DiscussionQuery
}

/** The posts of one page, or what there is instead. */
export const PostList = observer(function PostList({ store, query }: Props) {
  const { t } = useTranslation('discussion')
  const { status, value, range } = store.list
  if (!value) return status === 'failed' ? <ListFailed store={store} query={query} /> : <ListOutline />
  if (value.total === 0) return <NoPosts query={query} />
  return (
    <>
      {status === 'failed' && <ListFailed store={store} query={query} />}
      <ul className={styles.rows} aria-busy={status === 'loading'} onKeyDown={walkLinks}>
        {value.records.map((post) => (
          <PostRow key={post.id} post={post} isByActivity={query.view === 'active'} />
        ))}
      </ul>
      <Pager
        page={query.page}
        pageSize={DISCUSSIONS_ON_PAGE}
        total={value.total}
        to={(page) => discussionAddress({ ...query, page })}
        rangeText={
          range ? t('list.range', { ...range, count: value.total }) : t('list.beyond', { count: value.total })
        }
      />
    </>
  )
})

function NoPosts({ query }: { query: DiscussionQuery }) {
  const { t } = useTranslation('discussion')
  if (countFilters(query) > 0)
    return (
      <EmptyState art="noMatch" heading="h2" title={t('empty.filtered')} hint={t('empty.filteredNext')}>
        <ButtonLink to={discussionAddress(withoutFilters(query))}>{t('filter.clear')}</ButtonLink>
      </EmptyState>
    )
  if (query.view === 'unanswered' || query.view === 'essence')
    return (
      <EmptyState
        art="noMatch"
        heading="h2"
        title={t(`empty.${query.view}`)}
        hint={t(`empty.${query.view}Next`)}
      >
        <ButtonLink to={discussionAddress(everything)}>{t('empty.toAll')}</ButtonLink>
      </EmptyState>
    )
  return (
    <EmptyState art="soon" heading="h2" title={t('empty.none')} hint={t('empty.noneNext')}>
      <CreateLink />
    </EmptyState>
  )
}

function ListFailed({ store, query }: Props) {
  const { error } = store.list
  return <LoadFailed heading="h2" error={error} onRetry={() => void store.load(query)} />
}

const ROWS = Array.from({ length: DISCUSSIONS_ON_PAGE }, (_, row) => row)

function ListOutline() {
  const { t } = useTranslation()
  return (
    <div className={styles.rows} role="status" aria-label={t('page.loading')}>
      {ROWS.map((row) => (
        <div key={row} className={styles.outline} />
      ))}
    </div>
  )
}
