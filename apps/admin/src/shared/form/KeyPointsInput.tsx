import type { KeyPoint } from '@app/contract'
import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { firstErrorMessage } from './first-error-message.ts'
import styles from './ItemsInput.module.css'
import { KeyPointInput } from './KeyPointInput.tsx'

interface KeyPointsInputProps {
  most: number
  /** A new key point. */
  empty: KeyPoint
  /** Further inputs of the point of this number. */
  children?: (index: number) => ReactNode
}

/** The key points of a good answer. */
export function KeyPointsInput({ most, empty, children }: KeyPointsInputProps) {
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
          >
            {children?.(index)}
          </KeyPointInput>
        ))}
      </ol>
      {message !== undefined && <FormHelperText error>{message}</FormHelperText>}
      <Button
        startIcon={<AddOutlined />}
        disabled={fields.length >= most}
        onClick={() => append({ ...empty })}
      >
        {t('questions.addKeyPoint')}
      </Button>
    </fieldset>
  )
}
