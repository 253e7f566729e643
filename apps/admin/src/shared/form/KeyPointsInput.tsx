import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from './first-error-message.ts'
import styles from './ItemsInput.module.css'
import { KeyPointInput } from './KeyPointInput.tsx'
import { emptyKeyPoint } from './key-point-values.ts'

/** The key points of a good answer. */
export function KeyPointsInput({ most }: { most: number }) {
  const { t } = useTranslation('admin')
  const { fields, append, remove, move } = useFieldArray({ name: 'keyPoints' })
  const { formState } = useFormContext()
  // Errors of single points are shown at their fields.
  const error = formState.errors.keyPoints
  const message = Array.isArray(error) ? undefined : firstErrorMessage(error)
  return (
    <fieldset className={styles.points}>
      <legend>{t('questions.keyPoints')}</legend>
      <p className={styles.help}>{t('questions.keyPointsHelp')}</p>
      <ol>
        {fields.map(({ id }, index) => (
          <KeyPointInput
            key={id}
            index={index}
            count={fields.length}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
      <Button
        startIcon={<AddOutlined />}
        disabled={fields.length >= most}
        onClick={() => append({ ...emptyKeyPoint })}
      >
        {t('questions.addKeyPoint')}
      </Button>
    </fieldset>
  )
}
