import SearchOutlined from '@mui/icons-material/SearchOutlined'
import InputAdornment from '@mui/material/InputAdornment'
import { TextInput } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useSlashKey } from './use-slash-key.ts'

const icon = (
  <InputAdornment position="start">
    <SearchOutlined fontSize="small" />
  </InputAdornment>
)

/** Searches a list by keyword; `placeholder` names the searched fields. The key `/` goes to it. */
export function KeywordFilter({ placeholder }: { placeholder: string }) {
  const { setFocus } = useFormContext()
  useSlashKey(() => setFocus('keyword'))
  return (
    <TextInput
      source="keyword"
      type="search"
      label={false}
      placeholder={placeholder}
      helperText={false}
      margin="none"
      sx={{ width: { xs: '100%', sm: 260 } }}
      slotProps={{
        input: { startAdornment: icon },
        htmlInput: { 'aria-label': placeholder, maxLength: 100 },
      }}
    />
  )
}
