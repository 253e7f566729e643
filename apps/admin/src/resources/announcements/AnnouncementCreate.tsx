import { useTranslation } from 'react-i18next'
import { CreatePage } from '../../shared/form/CreatePage.tsx'
import { AnnouncementInputs } from './AnnouncementInputs.tsx'

const initial = { audience: 'all' }

/** Creates a draft. */
export function AnnouncementCreate() {
  const { t } = useTranslation('admin')
  return (
    <CreatePage title={t('resources.announcements.create')} initial={initial}>
      <AnnouncementInputs />
    </CreatePage>
  )
}
