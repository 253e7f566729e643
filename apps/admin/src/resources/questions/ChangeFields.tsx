import { questionLimits } from '@app/contract/content/kinds/question-values'
import Autocomplete from '@mui/material/Autocomplete'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useMethods } from '../../data/use-methods.ts'
import type { QuestionMethods } from './methods.ts'

interface ChoiceFieldProps<O extends string> {
  label: string
  choices: readonly { id: O; name: string }[]
  value: O | undefined
  onChange: (value: O | undefined) => void
}

/** One of some, or leaving it as it is. */
export function ChoiceField<O extends string>({ label, choices, value, onChange }: ChoiceFieldProps<O>) {
  const { t } = useTranslation('admin')
  return (
    <TextField
      select
      fullWidth
      margin="dense"
      label={label}
      value={value ?? ''}
      onChange={({ target }) => onChange(choices.find(({ id }) => id === target.value)?.id)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{t('questions.asItIs')}</MenuItem>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface TagsFieldProps {
  label: string
  value: readonly string[]
  /** Tags that are not offered. */
  other: readonly string[]
  onChange: (value: readonly string[]) => void
  error?: string
}

/** Tags, those in use are suggested. */
export function TagsField({ label, value, other, onChange, error }: TagsFieldProps) {
  const { listTags } = useMethods<QuestionMethods>()
  const { data = [] } = useQuery({ queryKey: ['tags', undefined], queryFn: () => listTags() })
  const options = data.map(({ tag }) => tag).filter((tag) => !other.includes(tag))
  const handleChange = (chosen: readonly string[]) => {
    const tags = chosen.map((tag) => tag.trim().slice(0, questionLimits.tag))
    onChange(
      [...new Set(tags.filter((tag) => tag !== '' && !other.includes(tag)))].slice(0, questionLimits.tags),
    )
  }
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      size="small"
      options={options}
      value={[...value]}
      onChange={(_, chosen) => handleChange(chosen)}
      renderInput={(params) => (
        <TextField {...params} label={label} margin="dense" error={error !== undefined} helperText={error} />
      )}
    />
  )
}
