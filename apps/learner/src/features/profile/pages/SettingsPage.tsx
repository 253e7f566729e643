import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageContainer } from '../../../shared/components/PageContainer.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { type PageLoad, useRootStore } from '../../../shared/root/store-context.ts'
import { DevicesStore } from '../settings/DevicesStore.ts'
import { LazySettings } from '../settings/lazy-settings.tsx'
import { SECTIONS } from '../settings/SettingsSection.tsx'
import { StudySettingsStore } from '../settings/StudySettingsStore.ts'
import { SecondFactorSettingStore } from '../settings/second-factor/SecondFactorSettingStore.ts'
import styles from './SettingsPage.module.css'

export const load: PageLoad = async (root) => {
  await Promise.all([
    root.feature(DevicesStore).load(),
    root.feature(StudySettingsStore).load(),
    root.feature(SecondFactorSettingStore).load(),
  ])
}

export const Page = observer(function SettingsPage() {
  const { t } = useTranslation(['settings', 'common'])
  const { user } = useRootStore().session
  return (
    <PageContainer>
      <div className={styles.page}>
        <nav className={styles.menu} aria-label={t('menu')}>
          {SECTIONS.map((section) => (
            <a key={section} href={`#${section}`}>
              {t(`section.${section}`)}
            </a>
          ))}
          <Link to="/user/edit">{t('common:title.editProfile')}</Link>
        </nav>
        <div className={styles.settings}>
          <h1>{t('common:title.settings')}</h1>
          <p className={styles.account}>{user?.email}</p>
          <LazySettings outline={<PageSkeleton />} />
        </div>
      </div>
    </PageContainer>
  )
})
