import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useId, useState } from 'react'
import { useLogin, useNotify } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { draftStore } from './draft-store.ts'
import { onSessionEnd } from './session-end.ts'

/**
 * Keeps a form's unsaved edit when the session ends: the edit is put aside, the admin is told and logs in again, and
 * finds it in the form.
 */
export function KeepDraft() {
  const { t } = useTranslation('admin')
  const titleId = useId()
  const { pathname } = useLocation()
  const logIn = useLogin()
  const isEnded = useKept(pathname)
  useRestored(pathname)
  return (
    <Dialog open={isEnded} aria-labelledby={titleId} fullWidth maxWidth="xs">
      <DialogTitle id={titleId}>{t('ra.notification.logged_out')}</DialogTitle>
      <DialogContent>{t('draft.kept')}</DialogContent>
      <DialogActions>
        <Button variant="contained" autoFocus onClick={() => void logIn({})}>
          {t('draft.logIn')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Puts the edit aside when the session ends. @returns whether that has happened */
function useKept(path: string): boolean {
  const { formState, getValues } = useFormContext()
  const { isDirty } = formState
  const [isEnded, setIsEnded] = useState(false)
  useEffect(() => {
    if (!isDirty) return
    return onSessionEnd((event) => {
      event.preventDefault()
      draftStore.keep(path, getValues())
      // The form's own question before leaving has no reason any more.
      window.addEventListener('beforeunload', (leaving) => leaving.stopImmediatePropagation(), true)
      setIsEnded(true)
    })
  }, [isDirty, getValues, path])
  return isEnded
}

/** Puts the kept edit back into the form, as unsaved changes. */
function useRestored(path: string): void {
  const { t } = useTranslation('admin')
  const notify = useNotify()
  const { formState, reset } = useFormContext()
  const { isReady } = formState
  useEffect(() => {
    const draft = isReady ? draftStore.take(path) : null
    if (draft === null) return
    reset(draft, { keepDefaultValues: true })
    notify(t('draft.restored'))
  }, [isReady, reset, path, notify, t])
}
