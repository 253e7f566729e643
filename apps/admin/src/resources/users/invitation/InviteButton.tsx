import { USER_ROLES } from '@app/contract/user/values'
import type { Invitation, Invitee } from '@app/contract/user-invitation/schemas'
import PersonAddOutlined from '@mui/icons-material/PersonAddOutlined'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../../data/read-error.ts'
import { ConfirmDialog } from '../../../shared/dialog/ConfirmDialog.tsx'
import { RequiredField } from '../../../shared/dialog/RequiredField.tsx'
import styles from './Invitation.module.css'
import { InvitedLinks } from './InvitedLinks.tsx'
import { personFaults, useInvite } from './use-invite.ts'

/** Makes one account; its user sets the password by a link. */
export function InviteButton() {
  const { t } = useTranslation('admin')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="contained" startIcon={<PersonAddOutlined />} onClick={() => setIsOpen(true)}>
        {t('users.invitation.one')}
      </Button>
      {isOpen && <InviteDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('admin')
  const [person, setPerson] = useState<Invitee>({ username: '', email: '', userRole: 'user' })
  const [invitation, setInvitation] = useState<Invitation | null>(null)
  const { mutate, error, isPending, reset } = useInvite({ onSuccess: setInvitation })
  const faults = personFaults(error)
  const textField = (name: 'username' | 'email') => {
    const fault = faults.find(({ field }) => field === name)?.message
    return {
      label: t(`resources.users.fields.${name}`),
      value: person[name],
      onChange: ({ target }: { target: { value: string } }) => {
        setPerson({ ...person, [name]: target.value })
        reset()
      },
      error: fault !== undefined,
      helperText: fault,
      fullWidth: true,
      autoComplete: 'off',
    }
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('users.invitation.one')}
      verb={t(invitation ? 'ra.action.close' : 'ra.action.create')}
      isOver={invitation !== null}
      isPending={isPending}
      onConfirm={() => (invitation ? onClose() : mutate([person]))}
      onClose={() => !isPending && onClose()}
    >
      {invitation ? (
        <InvitedLinks invitation={invitation} />
      ) : (
        <div className={styles.fields}>
          <p>{t('users.invitation.advice')}</p>
          <RequiredField {...textField('username')} autoFocus />
          <RequiredField {...textField('email')} slotProps={{ htmlInput: { inputMode: 'email' } }} />
          <TextField
            select
            label={t('resources.users.fields.userRole')}
            value={person.userRole}
            onChange={({ target }) => {
              const userRole = USER_ROLES.find((known) => known === target.value)
              if (userRole) setPerson({ ...person, userRole })
            }}
            fullWidth
          >
            {USER_ROLES.map((role) => (
              <MenuItem key={role} value={role}>
                {t(`role.${role}`)}
              </MenuItem>
            ))}
          </TextField>
          {error && faults.length === 0 && (
            <p role="alert" className={styles.problem}>
              {messageOf(error)}
            </p>
          )}
        </div>
      )}
    </ConfirmDialog>
  )
}
