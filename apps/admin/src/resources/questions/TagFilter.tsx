import { useQuery } from '@tanstack/react-query'
import { AutocompleteInput, useDataProvider, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ConsoleDataProvider } from '../../data/data-provider.ts'
import { filterLook } from '../../shared/filter-look.ts'

/** The tags of the chosen bank, the most used first. */
export function TagFilter() {
  const { t } = useTranslation('admin')
  const { listTags } = useDataProvider<ConsoleDataProvider>()
  const { filterValues } = useListContext()
  const bankId: number | undefined = filterValues.bankId
  const { data = [], isPending } = useQuery({
    queryKey: ['tags', bankId],
    queryFn: () => listTags(bankId),
  })
  return (
    <AutocompleteInput
      source="tag"
      choices={data.map(({ tag, questionCount }) => ({
        id: tag,
        name: t('questions.tag', { tag, questionCount }),
      }))}
      isPending={isPending}
      helperText={false}
      margin="none"
      sx={filterLook}
    />
  )
}
