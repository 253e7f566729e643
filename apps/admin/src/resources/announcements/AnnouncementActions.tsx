import type { Announcement } from '@app/contract'
import EditOutlined from '@mui/icons-material/EditOutlined'
import SendOutlined from '@mui/icons-material/SendOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { useActs } from '../../data/use-acts.ts'
import { ConfirmDialog } from '../../shared/dialog/ConfirmDialog.tsx'
import { useRunAct } from '../../shared/dialog/use-run-act.ts'
import type { AnnouncementActs } from './acts.ts'

interface AnnouncementActionsProps {
  announcement: Announcement
}

/** Edits and publishes a draft, or deletes any announcement. */
export function AnnouncementActions({ announcement }: AnnouncementActionsProps) {
  const { t } = useTranslation('admin')
  const [dialog, setDialog] = useState<'publish' | 'delete' | null>(null)
  const close = () => setDialog(null)
  return (
    <>
      {announcement.state === 'draft' && (
        <>
          <Button
            component={Link}
            to={`/announcements/${announcement.id}`}
            startIcon={<EditOutlined />}
            variant="outlined"
          >
            {t('ra.action.edit')}
          </Button>
          <Button variant="contained" startIcon={<SendOutlined />} onClick={() => setDialog('publish')}>
            {t('announcements.publish')}
          </Button>
        </>
      )}
      <Button variant="outlined" color="error" onClick={() => setDialog('delete')}>
        {t('ra.action.delete')}
      </Button>
      <PublishDialog announcement={announcement} isOpen={dialog === 'publish'} onClose={close} />
      <DeleteDialog announcement={announcement} isOpen={dialog === 'delete'} onClose={close} />
    </>
  )
}

interface DialogProps extends AnnouncementActionsProps {
  isOpen: boolean
  onClose: () => void
}

function PublishDialog({ announcement, isOpen, onClose }: DialogProps) {
  const { t } = useTranslation('admin')
  const acts = useActs<AnnouncementActs>()
  const { run, isPending } = useRunAct()
  const { id, version, audience, recipientCount } = announcement
  const handleConfirm = () =>
    run({
      act: () => acts.publishAnnouncement(id, version),
      success: t('announcements.published'),
      onDone: onClose,
    })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={t('announcements.publishTitle')}
      verb={t('announcements.publish')}
      isPending={isPending}
      onConfirm={handleConfirm}
      onClose={onClose}
    >
      {t('announcements.publishAdvice', { audience: t(`audience.${audience}`), count: recipientCount })}
    </ConfirmDialog>
  )
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
