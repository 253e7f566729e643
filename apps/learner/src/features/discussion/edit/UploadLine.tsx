import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { ImageUpload, ImageUploads } from './ImageUploads.ts'
import styles from './UploadLine.module.css'

/** A picture on its way, or one that did not get through. */
export const UploadLine = observer(function UploadLine({
  upload,
  images,
}: {
  upload: ImageUpload
  images: ImageUploads
}) {
  const { t } = useTranslation('discussion')
  const { id, name, share, problem } = upload
  const percent = Math.round(share * 100)
  if (problem !== null)
    return (
      <span className={styles.line} role="alert">
        <span className={styles.problem}>{t('image.failed', { name, problem })}</span>
        <button type="button" onClick={() => images.retry(id)}>
          {t('image.retry')}
        </button>
        <button type="button" onClick={() => images.cancel(id)}>
          {t('image.remove')}
        </button>
      </span>
    )
  return (
    <span className={styles.line}>
      <span className={styles.name}>{name}</span>
      <progress max={100} value={percent} aria-label={t('image.uploading', { name })} />
      <span className={styles.percent}>{percent}%</span>
      <button type="button" onClick={() => images.cancel(id)}>
        {t('image.cancel')}
      </button>
    </span>
  )
})
