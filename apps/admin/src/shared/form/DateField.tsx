import CalendarTodayOutlined from '@mui/icons-material/CalendarTodayOutlined'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField, { type TextFieldProps } from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFault } from '../dialog/use-fault.ts'
import styles from './DateField.module.css'

const shapes = { day: /^\d{4}-\d{2}-\d{2}$/, moment: /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/ }
const examples = { day: '2026-11-29', moment: '2026-11-29 18:00' }

interface DateFieldProps extends Pick<TextFieldProps, 'label' | 'required' | 'sx'> {
  /** A day, or a day with a time. */
  kind: keyof typeof shapes
  /** As a native input says it: `2026-11-29`, `2026-11-29T18:00`; empty: none. */
  value: string
  /** Called with such a value once it is whole, or with none. */
  onChange: (value: string) => void
  /** Whether there is such a day. */
  isReal?: (value: string) => boolean
}

/** A date as it is written everywhere in the console, whatever the browser's own fields do; the browser's calendar fills it in. */
export function DateField({ kind, value, onChange, isReal, sx, ...look }: DateFieldProps) {
  const { t } = useTranslation('admin')
  const [typed, setTyped] = useState<string | null>(null)
  const [isLeft, setIsLeft] = useState(false)
  const native = useRef<HTMLInputElement>(null)
  const toValue = (text: string) => {
    const whole = text.trim().replace(/[/.]/g, '-')
    const found = shapes[kind].test(whole) ? whole.replace(' ', 'T') : ''
    return found !== '' && (isReal?.(found) ?? !Number.isNaN(Date.parse(found))) ? found : ''
  }
  const change = (text: string) => {
    setTyped(text)
    const next = toValue(text)
    if (next !== value && (next !== '' || text.trim() === '')) onChange(next)
  }
  const text = typed ?? value.replace('T', ' ')
  const isEmpty = text.trim() === ''
  const wrong = t('dates.shape', { example: examples[kind] })
  const isWrong = isLeft && !isEmpty && toValue(text) === ''
  const missing = isEmpty ? t('ra.validation.required') : wrong
  const fault = look.required && toValue(text) === '' ? missing : undefined
  const choose = () => {
    try {
      native.current?.showPicker()
    } catch {
      // Where the browser shows no calendar, the date is typed.
      native.current?.focus()
    }
  }
  return (
    <Box className={styles.field} {...(sx && { sx })}>
      <TextField
        {...look}
        fullWidth
        value={text}
        placeholder={examples[kind]}
        onChange={({ target }) => change(target.value)}
        onFocus={() => setIsLeft(false)}
        onBlur={() => {
          setIsLeft(true)
          if (toValue(text) !== '') setTyped(null)
        }}
        error={isWrong}
        {...(isWrong && { helperText: wrong })}
        {...useFault(fault)}
        slotProps={{
          inputLabel: { shrink: true },
          htmlInput: { maxLength: 16, autoComplete: 'off' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton size="small" edge="end" aria-label={t('dates.choose')} onClick={choose}>
                  <CalendarTodayOutlined fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <input
        ref={native}
        className={styles.native}
        type={kind === 'day' ? 'date' : 'datetime-local'}
        tabIndex={-1}
        aria-hidden
        value={value}
        onChange={({ target }) => {
          setTyped(null)
          onChange(target.value)
        }}
      />
    </Box>
  )
}
