import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageFailed } from '../../../shared/components/PageFailed.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { EditProfileStore } from '../edit/EditProfileStore.ts'
import { LazyProfileForm } from '../edit/lazy-profile-form.tsx'
import { ProfilePreview } from '../edit/ProfilePreview.tsx'
import styles from './ProfilePages.module.css'

export const load: PageLoad = (root) => root.feature(EditProfileStore).load()

export const Page = observer(function EditProfilePage() {
  const { t } = useTranslation('profile')
  const store = useFeatureStore(EditProfileStore)
  const { profile } = store
  if (profile.value === undefined) return profile.status === 'failed' ? <PageFailed /> : <PageSkeleton />
  return (
    <PageContainer>
      <h1 className={styles.title}>{t('edit.title')}</h1>
      <div className={styles.editing}>
        <LazyProfileForm store={store} outline={<PageSkeleton />} />
        <ProfilePreview store={store} />
      </div>
    </PageContainer>
  )
})
