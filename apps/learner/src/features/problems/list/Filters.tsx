import { DIFFICULTIES, FREQUENCIES, MASTERIES, MAX_FILTER_TAGS } from '@app/contract/question/values'
import { QUESTION_FORMS } from '@app/contract/question-program/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { FilterChoices } from '../../../shared/list/FilterChoices.tsx'
import { FilterSelect } from '../../../shared/list/FilterSelect.tsx'
import { KeywordFilter } from '../../../shared/list/KeywordFilter.tsx'
import { currentSearch } from '../../../shared/list/list-query.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import styles from './Filters.module.css'
import type { ProblemsStore } from './ProblemsStore.ts'
import { parseListQuery, type QuestionListQuery, SORTS, toSearch } from './question-list-query.ts'

interface Props {
  store: ProblemsStore
  query: QuestionListQuery
}

type Change = { [K in keyof QuestionListQuery]?: QuestionListQuery[K] | undefined }

/** Narrows and sorts the list; every choice is a new address. */
export const Filters = observer(function Filters({ store, query }: Props) {
  const { t } = useTranslation(['problems', 'question'])
  const { session } = useRootStore()
  const navigate = useNavigate()

  const choose = (change: Change) => navigate(changedAddress(parseListQuery(currentSearch()), change))

  return (
    <fieldset className={styles.filters} aria-label={t('filter.label')}>
      <KeywordFilter
        key={query.keyword ?? ''}
        label={t('filter.keyword')}
        keyword={query.keyword}
        field="q"
        address={changedAddress(query, { keyword: undefined })}
        onSearch={(keyword) => choose({ keyword })}
      />
      <FilterSelect
        name={t('filter.form')}
        value={query.form}
        options={QUESTION_FORMS.map((value) => ({ value, text: t(`question:form.${value}`) }))}
        onChange={(form) => choose({ form })}
      />
      <FilterChoices
        name={t('filter.difficulty')}
        values={query.difficulties ?? []}
        options={DIFFICULTIES.map((value) => ({ value, text: t(`question:difficulty.${value}`) }))}
        onChange={(difficulties) => choose({ difficulties })}
      />
      <FilterChoices
        name={t('filter.frequency')}
        values={query.frequencies ?? []}
        options={FREQUENCIES.map((value) => ({ value, text: t(`question:frequency.${value}`) }))}
        onChange={(frequencies) => choose({ frequencies })}
      />
      <FilterChoices
        name={t('filter.tag')}
        values={query.tags ?? []}
        most={MAX_FILTER_TAGS}
        options={withChosen(store.tags.value ?? [], query.tags ?? []).map(({ tag, questionCount }) => ({
          value: tag,
          text: tag,
          ...(questionCount > 0 && { hint: String(questionCount) }),
        }))}
        onChange={(tags) => choose({ tags })}
      />
      <CompanyFilter store={store} query={query} onChange={(company) => choose({ company })} />
      {session.isLoggedIn && (
        <FilterChoices
          name={t('filter.mastery')}
          values={query.masteries ?? []}
          options={MASTERIES.map((value) => ({ value, text: t(`question:mastery.${value}`) }))}
          onChange={(masteries) => choose({ masteries })}
        />
      )}
      <select
        className={styles.sort}
        aria-label={t('sort.label')}
        value={query.sort}
        onChange={(event) => choose({ sort: SORTS.find((sort) => sort === event.target.value) ?? 'default' })}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`sort.${sort}`)}
          </option>
        ))}
      </select>
    </fieldset>
  )
})

/** The first page of the list with one choice changed; undefined takes the choice back. */
function changedAddress(query: QuestionListQuery, change: Change): string {
  const entries = Object.entries({ ...query, page: 1, ...change }).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return `/problems${toSearch({ sort: query.sort, page: 1, ...Object.fromEntries(entries) })}`
}

interface CompanyFilterProps extends Props {
  onChange: (company: string | undefined) => void
}

/** The companies that learners named; nothing before the first of them. */
const CompanyFilter = observer(function CompanyFilter({ store, query, onChange }: CompanyFilterProps) {
  const { t } = useTranslation('problems')
  const chosen = query.company?.toLowerCase()
  const companies = store.companies.value ?? []
  const known = companies.find(({ name }) => name.toLowerCase() === chosen)
  const options = companies.map(({ name, encounterCount }) => ({
    value: name,
    text: t('filter.companyCount', { company: name, count: encounterCount }),
  }))
  if (query.company && !known) options.unshift({ value: query.company, text: query.company })
  if (options.length === 0) return null
  return (
    <FilterSelect
      name={t('filter.company')}
      value={known?.name ?? query.company}
      options={options}
      onChange={onChange}
    />
  )
})

/** Tags chosen in another bank stay visible, so that they can be taken back. */
function withChosen(tags: { tag: string; questionCount: number }[], chosen: readonly string[]) {
  const known = new Set(tags.map(({ tag }) => tag))
  const others = chosen.filter((tag) => !known.has(tag))
  return [...others.map((tag) => ({ tag, questionCount: 0 })), ...tags]
}
