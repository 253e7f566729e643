import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ConsoleDataProvider } from '../../data/data-provider.ts'
import { TermsInput } from './TermsInput.tsx'

/** Tags; those in use are offered, the most used first. */
export function TagsInput() {
  const { t } = useTranslation('admin')
  const { listTags } = useDataProvider<ConsoleDataProvider>()
  const { data = [] } = useQuery({ queryKey: ['tags', undefined], queryFn: () => listTags() })
  return (
    <TermsInput
      source="tags"
      label={t('resources.problems.fields.tags')}
      helperText={t('questions.tagsHelp')}
      options={data.map(({ tag }) => tag)}
    />
  )
}
