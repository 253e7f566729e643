import Button from '@mui/material/Button'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { BulkActButton } from '../../shared/acts/BulkActButton.tsx'
import { signUserOut, unbanUser } from './acts.ts'
import { BanDialog } from './dialogs/BanDialog.tsx'

/** The actions on all selected users. */
export function UserBulkActions() {
  const { t } = useTranslation('admin')
  const { selectedIds, onUnselectItems } = useListContext()
  const [isBanning, setIsBanning] = useState(false)
  return (
    <>
      <Button size="small" color="error" onClick={() => setIsBanning(true)}>
        {t('resources.users.acts.ban.label')}
      </Button>
      <BulkActButton act={unbanUser} change={{ state: 'active', ban: null }} />
      <BulkActButton act={signUserOut} change={{}} />
      <BanDialog
        isOpen={isBanning}
        ids={selectedIds.map(Number)}
        onClose={() => setIsBanning(false)}
        onDone={() => onUnselectItems()}
      />
    </>
  )
}
