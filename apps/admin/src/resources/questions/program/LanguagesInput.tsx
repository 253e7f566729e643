import { PROGRAM_LANGUAGES } from '@app/contract/question-program/values'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import { useInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from '../../../shared/form/first-error-message.ts'
import { LANGUAGE_NAMES } from './language-names.ts'
import styles from './Program.module.css'

/** What a problem may be written in. */
export function LanguagesInput() {
  const { t } = useTranslation('admin')
  const { field, fieldState } = useInput({ source: 'program.languages' })
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : []
  const error = firstErrorMessage(fieldState.error)
  const toggle = (language: string) =>
    field.onChange(PROGRAM_LANGUAGES.filter((one) => chosen.includes(one) !== (one === language)))
  return (
    <fieldset className={styles.group}>
      <legend>{t('program.languages')}</legend>
      {PROGRAM_LANGUAGES.map((language) => (
        <FormControlLabel
          key={language}
          control={
            <Checkbox
              size="small"
              checked={chosen.includes(language)}
              onChange={() => toggle(language)}
              onBlur={field.onBlur}
            />
          }
          label={LANGUAGE_NAMES[language]}
        />
      ))}
      <FormHelperText error={error !== undefined}>{error ?? t('program.languagesHelp')}</FormHelperText>
    </fieldset>
  )
}
