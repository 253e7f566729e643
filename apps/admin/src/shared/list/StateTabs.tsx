import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type SortPayload, useGetList, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'

const ALL = ''

interface StateTabsProps {
  /** The filter that the tabs set. */
  source: string
  choices: readonly { id: string | true; name: string }[]
  /** The state of what waits, and its order: what waits longest comes first. */
  waiting: { id: string | true; sort: SortPayload }
  /** The order of the others. */
  usualSort: SortPayload
  /** What the tab without the filter is called. */
  allText?: string
}

/** A list by state, with how many there are of each. */
export function StateTabs({ source, choices, allText, waiting, usualSort }: StateTabsProps) {
  const { t } = useTranslation('admin')
  const { filterValues, setFilters, setSort } = useListContext()
  const value = String(filterValues[source] ?? ALL)
  const { [source]: _, ...others } = filterValues
  const choose = (state: string) => {
    const chosen = choices.find(({ id }) => String(id) === state)
    setFilters(chosen ? { ...others, [source]: chosen.id } : others)
    const wasWaiting = filterValues[source] === waiting.id
    if ((chosen?.id === waiting.id) !== wasWaiting) setSort(wasWaiting ? usualSort : waiting.sort)
  }
  return (
    <Tabs
      value={value}
      onChange={(_event, state) => choose(String(state))}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={t('list.states')}
    >
      <Tab value={ALL} label={<StateLabel name={allText ?? t('list.all')} filter={others} />} />
      {choices.map(({ id, name }) => (
        <Tab
          key={name}
          value={String(id)}
          label={<StateLabel name={name} filter={{ ...others, [source]: id }} />}
        />
      ))}
    </Tabs>
  )
}

function StateLabel({ name, filter }: { name: string; filter: Record<string, unknown> }) {
  const { i18n } = useTranslation('admin')
  const { resource, sort } = useListContext()
  const { total } = useGetList(resource, { filter, sort, pagination: { page: 1, perPage: 1 } })
  return `${name} ${total === undefined ? '' : total.toLocaleString(i18n.language)}`.trim()
}
