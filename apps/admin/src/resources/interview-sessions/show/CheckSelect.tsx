import { CHECKS, type Check } from '@app/contract/key-point/values'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'

interface CheckSelectProps {
  label: string
  value: Check
  onChange: (check: Check) => void
}

/** How a key point was found, to be set by hand. */
export function CheckSelect({ label, value, onChange }: CheckSelectProps) {
  const { t } = useTranslation('admin')
  return (
    <TextField
      select
      size="small"
      sx={{ width: 128 }}
      value={value}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      onChange={({ target }) => {
        const chosen = CHECKS.find((check) => check === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {CHECKS.map((check) => (
        <MenuItem key={check} value={check}>
          {t(`interviewSessions.standing.${check}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
