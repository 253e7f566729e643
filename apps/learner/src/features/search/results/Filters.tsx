import { DISCUSSION_CATEGORIES } from '@app/contract/discussion/values'
import { DIFFICULTIES } from '@app/contract/question/values'
import { SEARCH_PERIODS } from '@app/contract/search/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../../shared/Icon.tsx'
import { FilterSelect } from '../../../shared/list/FilterSelect.tsx'
import { currentSearch } from '../../../shared/list/list-query.ts'
import type { SearchStore } from '../SearchStore.ts'
import styles from './Filters.module.css'
import {
  addressOf,
  changed,
  hasFacet,
  parseSearchQuery,
  RESULT_SORTS,
  type SearchChange,
  type SearchQuery,
} from './search-query.ts'

interface Props {
  store: SearchStore
  query: SearchQuery
}

/** Narrows and sorts what was found; every choice is a new address. */
export const Filters = observer(function Filters({ store, query }: Props) {
  const { t } = useTranslation(['search', 'question', 'discussion'])
  const navigate = useNavigate()
  const choose = (change: SearchChange) =>
    navigate(addressOf(changed(parseSearchQuery(currentSearch()), change)))
  const options = <V extends string>(values: readonly V[], textOf: (value: V) => string) =>
    values.map((value) => ({ value, text: textOf(value) }))
  return (
    <fieldset className={styles.filters} aria-label={t('filter.label')}>
      {hasFacet(query, 'difficulty') && (
        <FilterSelect
          name={t('filter.difficulty')}
          value={query.difficulty}
          options={options(DIFFICULTIES, (value) => t(`question:difficulty.${value}`))}
          onChange={(difficulty) => choose({ difficulty })}
        />
      )}
      {hasFacet(query, 'bankId') && (
        <BankFilter store={store} query={query} onChange={(bankId) => choose({ bankId })} />
      )}
      {hasFacet(query, 'category') && (
        <FilterSelect
          name={t('filter.category')}
          value={query.category}
          options={options(DISCUSSION_CATEGORIES, (value) => t(`discussion:category.${value}`))}
          onChange={(category) => choose({ category })}
        />
      )}
      <FilterSelect
        name={t('filter.period')}
        value={query.period}
        options={options(SEARCH_PERIODS, (value) => t(`period.${value}`))}
        onChange={(period) => choose({ period })}
      />
      <span className={styles.sort}>
        <Icon name="sort" size={16} />
        <select
          aria-label={t('sort.label')}
          value={query.sort}
          onChange={(event) => choose({ sort: RESULT_SORTS.find((sort) => sort === event.target.value) })}
        >
          {RESULT_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </select>
      </span>
    </fieldset>
  )
})

interface BankFilterProps extends Props {
  onChange: (bankId: number | undefined) => void
}

const BankFilter = observer(function BankFilter({ store, query, onChange }: BankFilterProps) {
  const { t } = useTranslation('search')
  const { bankId } = query
  const options = (store.banks.value ?? []).map(({ id, name }) => ({ value: id, text: name }))
  // A bank that is gone, or not known yet, can be taken back.
  const isKnown = bankId === undefined || options.some(({ value }) => value === bankId)
  return (
    <FilterSelect
      name={t('filter.bank')}
      value={bankId}
      options={isKnown ? options : [...options, { value: bankId, text: t('filter.unknownBank') }]}
      onChange={onChange}
    />
  )
})
