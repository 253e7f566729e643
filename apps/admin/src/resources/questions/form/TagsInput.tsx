import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useActs } from '../../../data/use-acts.ts'
import type { QuestionActs } from '../acts.ts'
import { TermsInput } from './TermsInput.tsx'

/** An input for tags that suggests those in use, the most used first. */
export function TagsInput() {
  const { t } = useTranslation('admin')
  const { listTags } = useActs<QuestionActs>()
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
