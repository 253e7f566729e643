import { useQuery } from '@tanstack/react-query'
import { AutocompleteInput, useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { filterWidth } from '../../shared/list/filter-width.ts'
import type { QuestionMethods } from './methods.ts'

/** The tags of the chosen bank, the most used first. */
export function TagFilter() {
  const { t } = useTranslation('admin')
  const { listTags } = useMethods<QuestionMethods>()
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
      sx={filterWidth}
    />
  )
}
