import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Values } from '../../data/rest-request.ts'
import { FieldComparison } from '../show/FieldComparison.tsx'

interface ConflictDialogProps {
  /** The fields that were edited. */
  fields: readonly string[]
  mine: Values
  current: Values
  isPending: boolean
  /** Saves the admin's version over the current one. */
  onOverwrite: () => void
  /** Takes the current version. */
  onDiscard: () => void
}

/** Somebody else saved meanwhile: shows where both versions differ and lets the admin choose one. */
export function ConflictDialog({ fields, mine, current, ...rest }: ConflictDialogProps) {
  const { isPending, onOverwrite, onDiscard } = rest
  const { t } = useTranslation('admin')
  const titleId = useId()
  const resource = useResourceContext() ?? ''
  const different = fields.filter((field) => JSON.stringify(mine[field]) !== JSON.stringify(current[field]))
  return (
    <Dialog open aria-labelledby={titleId} fullWidth maxWidth="md">
      <DialogTitle id={titleId}>{t('conflict.title')}</DialogTitle>
      <DialogContent>
        <p>{t('conflict.advice')}</p>
        <FieldComparison
          resource={resource}
          fields={different}
          versions={[
            { name: t('conflict.mine'), values: mine },
            { name: t('conflict.current'), values: current },
          ]}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onDiscard}>{t('conflict.discard')}</Button>
        <Button variant="contained" color="error" loading={isPending} onClick={onOverwrite}>
          {t('conflict.overwrite')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
