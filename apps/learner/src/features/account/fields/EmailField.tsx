import { useTranslation } from 'react-i18next'
import { TextField } from '../../../shared/antd/form/TextField.tsx'
import type { Field } from '../../../shared/stores/FormState.ts'

/** The e-mail of an account; what a password manager knows it by. */
export function EmailField({ field }: { field: Field<string> }) {
  const { t } = useTranslation('account')
  return (
    <TextField
      field={field}
      label={t('field.email')}
      type="email"
      inputMode="email"
      autoComplete="username"
    />
  )
}
