import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { LoadFailed } from '../../../shared/components/LoadFailed.tsx'
import { walkLinks } from '../../../shared/keys/walk-links.ts'
import { Pager } from '../../../shared/list/Pager.tsx'
import { PractisedQuestion } from './PractisedQuestion.tsx'
import type { ProblemsStore } from './ProblemsStore.ts'
import styles from './QuestionList.module.css'
import { isFiltered, PAGE_SIZE, type QuestionListQuery, toSearch } from './question-list-query.ts'

interface Props {
  store: ProblemsStore
  query: QuestionListQuery
}

/** The questions of one page, or what there is instead. */
export const QuestionList = observer(function QuestionList({ store, query }: Props) {
  const { t } = useTranslation('problems')
  const { status, value, range } = store.list
  if (!value) return status === 'failed' ? <ListFailed store={store} query={query} /> : <ListSkeleton />
  if (value.total === 0) return <NothingFound query={query} />
  return (
    <>
      {status === 'failed' && <ListFailed store={store} query={query} />}
      <div
        className={styles.table}
        aria-busy={status === 'loading'}
        data-encounters={value.records.some(({ encounterCount }) => encounterCount > 0)}
      >
        <div className={styles.head} aria-hidden="true">
          <span>{t('column.mastery')}</span>
          <span>{t('column.title')}</span>
          <span>{t('column.difficulty')}</span>
          <span className={styles.number}>{t('column.encounters')}</span>
          <span />
        </div>
        <ul onKeyDown={walkLinks}>
          {value.records.map((question) => (
            <PractisedQuestion key={question.id} question={question} search={toSearch(query)} store={store} />
          ))}
        </ul>
      </div>
      <Pager
        page={query.page}
        pageSize={PAGE_SIZE}
        total={value.total}
        to={(page) => `/problems${toSearch({ ...query, page })}`}
        rangeText={
          range
            ? t('pager.range', { ...range, total: value.total })
            : t('pager.beyond', { count: value.total })
        }
      />
    </>
  )
})

function NothingFound({ query }: { query: QuestionListQuery }) {
  const { t } = useTranslation('problems')
  const filtered = isFiltered(query)
  const everything = toSearch({
    sort: 'default',
    page: 1,
    ...(filtered && query.bankId !== undefined && { bankId: query.bankId }),
  })
  return (
    <EmptyState
      heading="h2"
      art="noMatch"
      title={t(query.mine ? `empty.${query.mine}` : filtered ? 'empty.filtered' : 'empty.bank')}
      hint={t(query.mine ? 'empty.mineNext' : filtered ? 'empty.filteredNext' : 'empty.bankNext')}
    >
      <ButtonLink variant="default" to={`/problems${everything}`}>
        {t(filtered && !query.mine ? 'empty.clear' : 'empty.browse')}
      </ButtonLink>
    </EmptyState>
  )
}

function ListFailed({ store, query }: Props) {
  const { error } = store.list
  return <LoadFailed heading="h2" error={error} onRetry={() => void store.load(query)} />
}

const ROWS = Array.from({ length: PAGE_SIZE }, (_, row) => row)

function ListSkeleton() {
  const { t } = useTranslation('problems')
  return (
    <div className={styles.table} role="status" aria-label={t('list.loading')}>
      {ROWS.map((row) => (
        <div key={row} className={styles.skeleton} />
      ))}
    </div>
  )
}
