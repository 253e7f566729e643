import type { Announcement } from '@app/contract/announcement/schemas'
import EditOutlined from '@mui/icons-material/EditOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { ActButton } from '../../shared/acts/ActButton.tsx'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { useRunAct } from '../../shared/dialog/use-run-act.ts'
import { publishAnnouncement } from './acts.ts'

interface AnnouncementActionsProps {
  announcement: Announcement
}

/** Edits and publishes a draft, or deletes any announcement. */
export function AnnouncementActions({ announcement }: AnnouncementActionsProps) {
  const { t } = useTranslation('admin')
  const [isDeleting, setIsDeleting] = useState(false)
  const { id, version, state, audience, recipientCount } = announcement
  return (
    <>
      {state === 'draft' && (
        <>
          <Button
            component={Link}
            to={`/announcements/${id}`}
            startIcon={<EditOutlined />}
            variant="outlined"
          >
            {t('ra.action.edit')}
          </Button>
          <ActButton
            act={publishAnnouncement}
            ids={[id]}
            change={{ state: 'delivering', version }}
            values={{ audience: t(`audience.${audience}`), count: recipientCount }}
            look={{ variant: 'contained', startIcon: <SendOutlined /> }}
          />
        </>
      )}
      <Button variant="outlined" color="error" onClick={() => setIsDeleting(true)}>
        {t('ra.action.delete')}
      </Button>
      <DeleteDialog announcement={announcement} isOpen={isDeleting} onClose={() => setIsDeleting(false)} />
    </>
  )
}

interface DialogProps extends AnnouncementActionsProps {
  isOpen: boolean
  onClose: () => void
}

function DeleteDialog({ announcement: { id, state }, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation('admin')
  const navigate = useNavigate()
  const provider = useDataProvider()
  const { run, isPending } = useRunAct()
  const handleConfirm = () =>
    run({
      act: () => provider.delete('announcements', { id }),
      success: t('announcements.deleted'),
      onDone: () => navigate('/announcements'),
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('announcements.deleteTitle')}
      verb={t('ra.action.delete')}
      isDangerous
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t(state === 'draft' ? 'announcements.deleteDraft' : 'announcements.takeBack')}
    </ConfirmDialog>
  )
}
