import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import { TermsInput } from '../../shared/form/TermsInput.tsx'
import type { QuestionMethods } from './methods.ts'

/** An input for tags that suggests those in use, the most used first. */
export function TagsInput() {
  const { t } = useTranslation('admin')
  const { listTags } = useMethods<QuestionMethods>()
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
