import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RaRecord, useCreatePath, useDataProvider } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SearchGroup } from './search-group.ts'

/** How many of each kind are shown. */
const MOST = 5

interface Kind {
  resource: string
  text: (record: RaRecord) => string
  note: (record: RaRecord) => string
}

const kinds: readonly Kind[] = [
  { resource: 'users', text: ({ username }) => username, note: ({ email }) => email ?? '' },
  { resource: 'problems', text: ({ title }) => title, note: ({ bankName }) => bankName },
  { resource: 'discussions', text: ({ title }) => title, note: ({ author }) => author?.username ?? '' },
  {
    resource: 'interview/questions',
    text: ({ username, bankName }) => [username, bankName].join(' '),
    note: ({ createTime }) => new Date(createTime).toLocaleDateString(),
  },
]

/** The people, questions, posts and interviews that a keyword finds. */
export function useFound(keyword: string): { groups: SearchGroup[]; isPending: boolean } {
  const { t } = useTranslation('admin')
  const provider = useDataProvider()
  const createPath = useCreatePath()
  const navigate = useNavigate()
  const { data = [], isFetching } = useQuery({
    queryKey: ['search', keyword],
    queryFn: ({ signal }) =>
      Promise.all(
        kinds.map(async ({ resource }) => {
          const { data: records } = await provider.getList<RaRecord>(resource, {
            filter: { keyword },
            pagination: { page: 1, perPage: MOST },
            sort: { field: 'createTime', order: 'DESC' },
            signal,
          })
          return records
        }),
      ),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
  if (keyword === '') return { groups: [], isPending: false }
  const groups = kinds.map(({ resource, text, note }, index) => ({
    title: t(`resources.${resource}.name`),
    entries: (data[index] ?? []).map((record) => ({
      key: `${resource}/${record.id}`,
      text: text(record),
      note: note(record),
      choose: () => void navigate(createPath({ resource, type: 'show', id: record.id })),
    })),
  }))
  return { groups: groups.filter(({ entries }) => entries.length > 0), isPending: isFetching }
}
