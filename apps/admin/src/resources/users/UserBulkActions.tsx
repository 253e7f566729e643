import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { BanDialog } from './dialogs/BanDialog.tsx'
import { SignOutDialog } from './dialogs/SignOutDialog.tsx'

/** The actions on all selected users. */
export function UserBulkActions() {
  const { t } = useTranslation('admin')
  const { selectedIds, onUnselectItems } = useListContext()
  const [dialog, setDialog] = useState<'ban' | 'signOut' | null>(null)
  const ids = selectedIds.map(Number)
  const shared = { ids, onClose: () => setDialog(null), onDone: () => onUnselectItems() }
  return (
    <>
      <Button size="small" color="error" onClick={() => setDialog('ban')}>
        {t('users.ban')}
      </Button>
      <Button size="small" onClick={() => setDialog('signOut')}>
        {t('users.signOut')}
      </Button>
      <BanDialog isOpen={dialog === 'ban'} {...shared} />
      <SignOutDialog isOpen={dialog === 'signOut'} {...shared} />
    </>
  )
}
