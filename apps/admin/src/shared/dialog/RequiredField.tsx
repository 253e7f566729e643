import TextField, { type OutlinedTextFieldProps } from '@mui/material/TextField'
import { useTranslation } from 'react-i18next'
import { useFault } from './use-fault.ts'

interface RequiredFieldProps extends Omit<OutlinedTextFieldProps, 'variant' | 'value' | 'required'> {
  value: string
  /** What is wrong with what was typed. */
  fault?: string | undefined
}

/** A field of a dialog that must be filled in. */
export function RequiredField({ fault, ...field }: RequiredFieldProps) {
  const { t } = useTranslation('admin')
  const isEmpty = field.value.trim() === ''
  return <TextField {...field} required {...useFault(isEmpty ? t('ra.validation.required') : fault)} />
}
