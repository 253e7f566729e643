import type { Announcement } from '@app/contract/announcement/schemas'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../shared/form/EditPage.tsx'
import { AnnouncementInputs } from './AnnouncementInputs.tsx'

/** Edits a draft. */
export function AnnouncementEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<Announcement>
      title={t('announcements.edit')}
      titleOf={() => t('announcements.edit')}
      fields={['title', 'content', 'audience']}
    >
      <AnnouncementInputs />
    </EditPage>
  )
}
