import { difficulty } from '@app/contract/question/schemas'
import { required, SelectInput } from 'react-admin'
import { useTranslation } from 'react-i18next'

const isRequired = required()

/** How hard a question is. */
export function DifficultyInput() {
  const { t } = useTranslation('admin')
  return (
    <SelectInput
      source="difficulty"
      label={t('resources.problems.fields.difficulty')}
      choices={difficulty.options.map((id) => ({ id, name: t(`difficulty.${id}`) }))}
      validate={isRequired}
      margin="dense"
      fullWidth
    />
  )
}
