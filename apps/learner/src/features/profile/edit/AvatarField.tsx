import { AVATAR_TYPES } from '@app/contract/user-profile/values'
import { Button, Upload } from 'antd'
import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/antd/form/FieldError.tsx'
import { Avatar } from '../../../shared/components/Avatar.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import styles from './AvatarField.module.css'
import { AvatarStore } from './AvatarStore.ts'

// The cropper is fetched with the first chosen image.
const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }))

const ACCEPTED = AVATAR_TYPES.join(',')

/** The avatar, with what changes it. */
export const AvatarField = observer(function AvatarField({ url }: { url: string | null }) {
  const { t } = useTranslation('profile')
  const store = useFeatureStore(AvatarStore)
  return (
    <div className={styles.field}>
      <Avatar url={url} size={88} />
      <div>
        <div className={styles.actions}>
          <Upload
            accept={ACCEPTED}
            showUploadList={false}
            beforeUpload={(file) => {
              store.choose(file)
              return false
            }}
          >
            <Button>{t('avatar.choose')}</Button>
          </Upload>
          {url !== null && (
            <Button type="text" disabled={store.isSending} onClick={store.remove}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
        <p className={styles.hint} role={store.problem === null ? undefined : 'alert'}>
          {store.problem === null ? t('avatar.hint') : <FieldError message={store.problem} />}
        </p>
      </div>
      <Suspense fallback={null}>
        {store.file !== null && <CropDialog file={store.file} store={store} />}
      </Suspense>
    </div>
  )
})
