import { useTranslation } from 'react-i18next'
import type { Field } from '../../stores/FormState.ts'
import { PasswordField } from './PasswordField.tsx'
import { PasswordStrengthMeter } from './PasswordStrengthMeter.tsx'

interface NewPasswordFieldsProps {
  password: Field<string>
  confirmation: Field<string>
  passwordLabel: string
  /** What others know of the user and would try first. */
  names: readonly string[]
}

/** A password that is chosen, and the same again. */
export function NewPasswordFields({ password, confirmation, passwordLabel, names }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account')
  return (
    <>
      <PasswordField
        field={password}
        label={passwordLabel}
        hint={t('field.passwordHint')}
        autoComplete="new-password"
        aside={<PasswordStrengthMeter password={password.value} names={names} />}
      />
      <PasswordField field={confirmation} label={t('field.confirmation')} autoComplete="new-password" />
    </>
  )
}
