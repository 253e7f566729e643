import { POINT_VERDICTS, type PointVerdict } from '@app/contract'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'

interface VerdictSelectProps {
  label: string
  value: PointVerdict
  onChange: (verdict: PointVerdict) => void
}

/** How a key point was met, to be set by hand. */
export function VerdictSelect({ label, value, onChange }: VerdictSelectProps) {
  const { t } = useTranslation('admin')
  return (
    <TextField
      select
      size="small"
      sx={{ width: 128 }}
      value={value}
      slotProps={{ htmlInput: { 'aria-label': label } }}
      onChange={({ target }) => {
        const chosen = POINT_VERDICTS.find((verdict) => verdict === target.value)
        if (chosen) onChange(chosen)
      }}
    >
      {POINT_VERDICTS.map((verdict) => (
        <MenuItem key={verdict} value={verdict}>
          {t(`interviewSessions.verdict.${verdict}`)}
        </MenuItem>
      ))}
    </TextField>
  )
}
