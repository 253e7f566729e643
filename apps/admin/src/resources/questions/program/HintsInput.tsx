import { programLimits } from '@app/contract/question-program/values'
import AddOutlined from '@mui/icons-material/AddOutlined'
import DeleteOutlined from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useInput } from 'react-admin'
import { get } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from '../../../shared/form/first-error-message.ts'
import styles from './Program.module.css'

/** The hints of a problem, one clearer than the other. */
export function HintsInput() {
  const { t } = useTranslation('admin')
  const { field, fieldState } = useInput({ source: 'program.hints' })
  const hints: string[] = Array.isArray(field.value) ? field.value : []
  const errorAt = (place: number) => firstErrorMessage(get(fieldState.error, String(place)))
  const hasOwn = hints.some((_, place) => errorAt(place) !== undefined)
  const message = hasOwn ? undefined : firstErrorMessage(fieldState.error)
  return (
    <fieldset className={styles.group}>
      <legend>{t('questions.hints')}</legend>
      <p className={styles.help}>{t('program.hintsHelp')}</p>
      {hints.map((hint, place) => (
        <div key={place} className={styles.line}>
          <TextField
            multiline
            fullWidth
            size="small"
            label={t('program.hint', { number: place + 1 })}
            value={hint}
            onChange={({ target }) => field.onChange(hints.with(place, target.value))}
            onBlur={field.onBlur}
            error={errorAt(place) !== undefined}
            helperText={errorAt(place)}
          />
          <IconButton
            aria-label={t('program.removeHint', { number: place + 1 })}
            onClick={() => field.onChange(hints.toSpliced(place, 1))}
          >
            <DeleteOutlined fontSize="small" />
          </IconButton>
        </div>
      ))}
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
      <Button
        startIcon={<AddOutlined />}
        disabled={hints.length >= programLimits.hints}
        onClick={() => field.onChange([...hints, ''])}
      >
        {t('program.addHint')}
      </Button>
    </fieldset>
  )
}
