import { useEffect } from 'react'
import { type Control, type FieldValues, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router-dom'
import { ConfirmDialog } from '../dialog/ConfirmDialog.tsx'

/** Asks before a form with unsaved changes is left: for another page in a dialog, for another site or a closed tab as the browser does. */
export function LeaveQuestion({ formControl }: { formControl?: Control<FieldValues> }) {
  const { t } = useTranslation('admin')
  const { isSubmitSuccessful, dirtyFields } = useFormState(formControl ? { control: formControl } : {})
  const isSafe = isSubmitSuccessful || Object.keys(dirtyFields).length === 0
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => !isSafe && currentLocation.pathname !== nextLocation.pathname,
  )
  const isAsked = blocker.state === 'blocked' && !isSafe
  // What was saved leads on at once: the form is told of it a moment after the way is.
  useEffect(() => {
    if (blocker.state === 'blocked' && isSafe) blocker.proceed()
  }, [blocker, isSafe])
  useEffect(() => {
    if (isSafe) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isSafe])
  return (
    <ConfirmDialog
      isOpen={isAsked}
      isDangerous
      title={t('draft.leaveTitle')}
      verb={t('draft.leave')}
      isPending={false}
      onConfirm={() => blocker.proceed?.()}
      onClose={() => blocker.reset?.()}
    >
      {t('draft.leaveAdvice')}
    </ConfirmDialog>
  )
}
