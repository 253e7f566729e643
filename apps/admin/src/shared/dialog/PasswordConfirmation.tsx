import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../data/read-error.ts'
import { useMethods } from '../../data/use-methods.ts'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { PasswordConfirmationContext } from './password-confirmation.ts'
import { RequiredField } from './RequiredField.tsx'

interface SessionMethods {
  confirmPassword: (password: string) => Promise<unknown>
}

/** Asks for the admin's password where one of the acts below needs it. */
export function PasswordConfirmation({ children }: { children: ReactNode }) {
  const { t } = useTranslation('admin')
  const { confirmPassword } = useMethods<SessionMethods>()
  const answer = useRef<(isConfirmed: boolean) => void>(() => {})
  const [isAsking, setIsAsking] = useState(false)
  const [password, setPassword] = useState('')
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: () => confirmPassword(password),
    onSuccess: () => close(true),
  })

  function ask(): Promise<boolean> {
    reset()
    setPassword('')
    setIsAsking(true)
    return new Promise((resolve) => {
      answer.current = resolve
    })
  }

  function close(isConfirmed: boolean) {
    setIsAsking(false)
    answer.current(isConfirmed)
  }

  return (
    <PasswordConfirmationContext value={ask}>
      {children}
      <ConfirmDialog
        isOpen={isAsking}
        title={t('confirmPassword.title')}
        verb={t('ra.action.confirm')}
        isPending={isPending}
        onConfirm={() => mutate()}
        onClose={() => close(false)}
      >
        <p>{t('confirmPassword.advice')}</p>
        <RequiredField
          type="password"
          label={t('confirmPassword.label')}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
          error={error !== null}
          helperText={error && messageOf(error)}
          autoComplete="current-password"
          margin="normal"
          fullWidth
          autoFocus
        />
      </ConfirmDialog>
    </PasswordConfirmationContext>
  )
}
