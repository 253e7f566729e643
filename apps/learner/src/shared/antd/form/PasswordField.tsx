import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../components/IconButton.tsx'
import type { Field } from '../../stores/FormState.ts'
import styles from './PasswordField.module.css'
import { TextField } from './TextField.tsx'

interface PasswordFieldProps {
  field: Field<string>
  label: string
  hint?: string
  autoComplete: 'current-password' | 'new-password'
  aside?: ReactNode
}

/** A password, which can be looked at. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation('account')
  const [isVisible, setIsVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={isVisible ? 'text' : 'password'}
      suffix={
        <IconButton
          className={styles.toggle}
          icon="eye"
          label={t('field.showPassword')}
          aria-pressed={isVisible}
          // The focus, and the place in the text, stay in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => setIsVisible(!isVisible)}
        />
      }
    />
  )
}
