import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useAct } from '../../../shared/acts/use-act.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { RequiredField } from '../../../shared/dialog/RequiredField.tsx'
import { DateField } from '../../../shared/form/DateField.tsx'
import { banUser } from '../acts.ts'
import styles from './BanDialog.module.css'
import { BAN_TERMS, type BanTerm, banEnd } from './ban-term.ts'
import type { UsersDialogProps } from './user-dialog-props.ts'

const MOST_REASON = 200

/** Bans users, after asking why and for how long. */
export function BanDialog({ isOpen, ids, onClose, onDone }: UsersDialogProps) {
  const { t } = useTranslation('admin')
  const handleDone = () => {
    setReason('')
    onDone?.()
    onClose()
  }
  const { run, isPending } = useAct(banUser, { onDone: handleDone })
  const [reason, setReason] = useState('')
  const [term, setTerm] = useState<BanTerm>('week')
  const [until, setUntil] = useState('')
  const handleConfirm = () =>
    run(ids, { state: 'banned', ban: { reason, endTime: banEnd(term, until, new Date()) } })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('resources.users.acts.ban.title', { count: ids.length })}
      verb={t('resources.users.acts.ban.label')}
      isDangerous
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      <div className={styles.fields}>
        <p>{t('resources.users.acts.ban.advice')}</p>
        <RequiredField
          label={t('resources.users.fields.banReason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: MOST_REASON } }}
          multiline
          minRows={2}
          autoFocus
          fullWidth
        />
        <TextField
          select
          label={t('users.banTerm')}
          value={term}
          onChange={({ target }) => setTerm(BAN_TERMS.find((known) => known === target.value) ?? term)}
          fullWidth
        >
          {BAN_TERMS.map((known) => (
            <MenuItem key={known} value={known}>
              {t(`users.term.${known}`)}
            </MenuItem>
          ))}
        </TextField>
        {term === 'until' && (
          <DateField
            kind="moment"
            label={t('resources.users.fields.banEndTime')}
            value={until}
            onChange={setUntil}
            required
          />
        )}
      </div>
    </ConfirmDialog>
  )
}
