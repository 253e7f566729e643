import { useTranslation } from 'react-i18next'
import styles from './PasswordStrengthMeter.module.css'
import { passwordStrength } from './password-strength.ts'

interface PasswordStrengthMeterProps {
  password: string
  names: readonly string[]
}

/** How hard a password is to guess, in bars and a word; screen readers hear it when it changes. */
export function PasswordStrengthMeter({ password, names }: PasswordStrengthMeterProps) {
  const { t } = useTranslation('account')
  const strength = password === '' ? null : passwordStrength(password, names)
  return (
    <div className={styles.meter} data-strength={strength}>
      {strength !== null && <span className={styles.bars} aria-hidden="true" />}
      <span role="status">
        {strength !== null && (
          <>
            <span className="visually-hidden">{t('strength.label')}</span>
            {t(`strength.${strength}`)}
          </>
        )}
      </span>
    </div>
  )
}
