import { required, SelectInput } from 'react-admin'
import { useTranslation } from 'react-i18next'

const isRequired = required()

interface ChoiceInputProps {
  /** The field, which the names of its options stand under. */
  source: 'difficulty' | 'frequency'
  options: readonly string[]
}

/** One of some that have names: how hard a question is, how often it is asked. */
export function ChoiceInput({ source, options }: ChoiceInputProps) {
  const { t } = useTranslation('admin')
  return (
    <SelectInput
      source={source}
      label={t(`resources.problems.fields.${source}`)}
      choices={options.map((id) => ({ id, name: t(`${source}.${id}`) }))}
      validate={isRequired}
      margin="dense"
      fullWidth
    />
  )
}
