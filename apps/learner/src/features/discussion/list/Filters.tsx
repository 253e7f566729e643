import { CANDIDATE_LEVELS, INTERVIEW_OUTCOMES, INTERVIEW_ROUNDS } from '@app/contract/discussion/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { FilterSelect } from '../../../shared/list/FilterSelect.tsx'
import { KeywordFilter } from '../../../shared/list/KeywordFilter.tsx'
import { currentSearch } from '../../../shared/list/list-query.ts'
import type { DiscussionListStore } from './DiscussionListStore.ts'
import {
  changed,
  countFilters,
  type DiscussionQuery,
  discussionAddress,
  parseDiscussionQuery,
  tellsOfInterviews,
  withoutFilters,
} from './discussion-query.ts'
import styles from './Filters.module.css'

interface Props {
  store: DiscussionListStore
  query: DiscussionQuery
}

/** Narrows the list; every choice is a new address. */
export const Filters = observer(function Filters({ store, query }: Props) {
  const { t } = useTranslation('discussion')
  const navigate = useNavigate()
  const choose = (change: Parameters<typeof changed>[1]) =>
    navigate(discussionAddress(changed(parseDiscussionQuery(currentSearch()), change)))
  const tags = (store.tags.value ?? []).map(({ tag }) => tag)
  const known = query.tag === undefined || tags.includes(query.tag) ? tags : [query.tag, ...tags]
  return (
    <fieldset id="discussion-filters" className={styles.filters} aria-label={t('filter.label')}>
      <FilterSelect
        name={t('filter.tag')}
        value={query.tag}
        options={known.map((tag) => ({ value: tag, text: tag }))}
        onChange={(tag) => choose({ tag })}
      />
      {tellsOfInterviews(query) && <FactFilters store={store} query={query} choose={choose} />}
      {countFilters(query) > 0 && (
        <Link className={styles.clear} to={discussionAddress(withoutFilters(query))}>
          {t('filter.clear')}
        </Link>
      )}
    </fieldset>
  )
})

interface FactFiltersProps extends Props {
  choose: (change: Parameters<typeof changed>[1]) => void
}

/** By the interview that a 面经 tells of. */
const FactFilters = observer(function FactFilters({ store, query, choose }: FactFiltersProps) {
  const { t } = useTranslation('discussion')
  return (
    <>
      <KeywordFilter
        key={`company ${query.company ?? ''}`}
        label={t('facts.company')}
        keyword={query.company}
        field="company"
        suggestions={store.facts.value?.companies ?? []}
        onTouch={() => void store.loadFacts()}
        address={discussionAddress(changed(query, { company: undefined }))}
        onSearch={(company) => choose({ company })}
      />
      <KeywordFilter
        key={`role ${query.role ?? ''}`}
        label={t('facts.role')}
        keyword={query.role}
        field="role"
        suggestions={store.facts.value?.roles ?? []}
        onTouch={() => void store.loadFacts()}
        address={discussionAddress(changed(query, { role: undefined }))}
        onSearch={(role) => choose({ role })}
      />
      <FilterSelect
        name={t('facts.level')}
        value={query.level}
        options={CANDIDATE_LEVELS.map((value) => ({ value, text: t(`level.${value}`) }))}
        onChange={(level) => choose({ level })}
      />
      <FilterSelect
        name={t('facts.round')}
        value={query.round}
        options={INTERVIEW_ROUNDS.map((value) => ({ value, text: t(`round.${value}`) }))}
        onChange={(round) => choose({ round })}
      />
      <FilterSelect
        name={t('facts.outcome')}
        value={query.outcome}
        options={INTERVIEW_OUTCOMES.map((value) => ({ value, text: t(`outcome.${value}`) }))}
        onChange={(outcome) => choose({ outcome })}
      />
    </>
  )
})
