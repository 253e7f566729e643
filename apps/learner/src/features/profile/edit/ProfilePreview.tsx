import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ProfileHead } from '../view/ProfileHead.tsx'
import type { EditProfileStore } from './EditProfileStore.ts'
import styles from './ProfilePreview.module.css'

/** What others will see, as it is being written. */
export const ProfilePreview = observer(function ProfilePreview({ store }: { store: EditProfileStore }) {
  const { t } = useTranslation('profile')
  const { shown } = store
  if (!shown) return null
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t('edit.preview')}</h2>
      <div className={styles.card}>
        <ProfileHead profile={shown} level="h3" />
      </div>
      <Link to={`/u/${shown.id}`}>{t('head.public')}</Link>
    </section>
  )
})
