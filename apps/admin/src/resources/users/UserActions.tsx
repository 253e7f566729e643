import type { UserDetail, UserRecord } from '@app/contract/user/schemas'
import EditOutlined from '@mui/icons-material/EditOutlined'
import ExpandMoreOutlined from '@mui/icons-material/ExpandMoreOutlined'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useGetIdentity } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { signUserOut, unbanUser } from './acts.ts'
import { type UserDialogName, UserDialogs } from './dialogs/UserDialogs.tsx'

/** The actions on one user. The admin's own account and the site's can only be edited. */
export function UserActions({ user }: { user: UserRecord | UserDetail }) {
  const { t } = useTranslation('admin')
  const { identity } = useGetIdentity()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<UserDialogName | null>(null)
  const open = (name: UserDialogName) => {
    setAnchor(null)
    setDialog(name)
  }
  if (user.state === 'deleted') return null
  const rest = [
    ...('invitation' in user && user.invitation
      ? [['invitation', t('users.invitation.renew')] as const]
      : []),
    ['role', t(`users.become.${user.userRole}`)],
    ['password', t('users.password')],
    ...('hasSecondFactor' in user && user.hasSecondFactor
      ? [['secondFactor', t('users.removeSecondFactor')] as const]
      : []),
    ['delete', t('users.delete')],
  ] as const
  return (
    <>
      <Button component={Link} to={`/users/${user.id}`} startIcon={<EditOutlined />} variant="outlined">
        {t('ra.action.edit')}
      </Button>
      {identity && identity.id !== user.id && !user.isSite && (
        <>
          {user.state === 'banned' ? (
            <ActButton
              act={unbanUser}
              ids={[user.id]}
              change={{ state: 'active', ban: null }}
              look={{ variant: 'outlined' }}
            />
          ) : (
            <Button variant="outlined" color="error" onClick={() => open('ban')}>
              {t('resources.users.acts.ban.label')}
            </Button>
          )}
          <ActButton act={signUserOut} ids={[user.id]} change={{}} look={{ variant: 'outlined' }} />
          <Button
            variant="outlined"
            endIcon={<ExpandMoreOutlined />}
            aria-haspopup="menu"
            aria-expanded={anchor !== null}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            {t('users.more')}
          </Button>
        </>
      )}
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {rest.map(([name, text]) => (
          <MenuItem key={name} onClick={() => open(name)}>
            {text}
          </MenuItem>
        ))}
      </Menu>
      <UserDialogs user={user} open={dialog} onClose={() => setDialog(null)} />
    </>
  )
}
