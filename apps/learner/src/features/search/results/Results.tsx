import type { SearchPage } from '@app/contract/search/schemas'
import { observer } from 'mobx-react-lite'
import type { SearchStore } from '../SearchStore.ts'
import { Failed } from './Failed.tsx'
import { Filters } from './Filters.tsx'
import { HitList } from './HitList.tsx'
import { KindTabs } from './KindTabs.tsx'
import { More } from './More.tsx'
import { Nothing } from './Nothing.tsx'
import { Notices } from './Notices.tsx'
import { Outline } from './Outline.tsx'
import type { SearchQuery } from './search-query.ts'

interface Props {
  store: SearchStore
  query: SearchQuery
}

/** What was found, the ways to narrow it, and what there is instead. */
export const Results = observer(function Results({ store, query }: Props) {
  const { value } = store.results
  return (
    <>
      {value && <Notices query={query} page={value} />}
      <KindTabs query={query} counts={value?.counts} />
      {query.kind !== 'user' && <Filters store={store} query={query} />}
      <Found store={store} query={query} page={value} />
    </>
  )
})

const Found = observer(function Found({ store, query, page }: Props & { page: SearchPage | undefined }) {
  const { status } = store.results
  const failed = status === 'failed' && <Failed store={store} query={query} />
  if (!page) return failed || <Outline />
  const isBusy = status === 'loading'
  return (
    <>
      {failed}
      {page.total > 0 ? (
        <>
          <HitList query={query} page={page} isBusy={isBusy} />
          <More query={query} />
        </>
      ) : (
        <Nothing query={query} page={page} />
      )}
    </>
  )
})
