import { Button, Slider } from 'antd'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useTranslation } from 'react-i18next'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import { Icon } from '../../../shared/Icon.tsx'
import type { AvatarStore, CroppedImage } from './AvatarStore.ts'
import styles from './CropDialog.module.css'

const MOST_ZOOM = 4

/** Cuts the square out of a chosen image that becomes the avatar. */
export const CropDialog = observer(function CropDialog({ file, store }: { file: File; store: AvatarStore }) {
  const { t } = useTranslation(['profile', 'common'])
  const dialog = useModal()
  const titleId = useId()
  const address = useDataUrl(file, store.refuseFile)
  const [place, setPlace] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [rotation, setRotation] = useState<CroppedImage['rotation']>(0)
  const [area, setArea] = useState<Area | null>(null)

  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={titleId}
      onClose={store.cancel}
    >
      <h2 id={titleId} className={styles.title}>
        {t('avatar.crop')}
      </h2>
      <div className={styles.image}>
        {address !== null && (
          <Cropper
            image={address}
            crop={place}
            zoom={zoom}
            maxZoom={MOST_ZOOM}
            rotation={rotation}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': t('avatar.area') }}
            mediaProps={{ alt: '', onError: store.refuseFile }}
            onCropChange={setPlace}
            onZoomChange={setZoom}
            onCropComplete={(_, pixels) => setArea(pixels)}
          />
        )}
      </div>
      <div className={styles.tools}>
        <Slider
          className={styles.zoom ?? ''}
          min={1}
          max={MOST_ZOOM}
          step={0.1}
          value={zoom}
          onChange={setZoom}
          tooltip={{ open: false }}
          ariaLabelForHandle={t('avatar.zoom')}
        />
        <Button
          type="text"
          icon={<Icon name="redo" size={16} />}
          onClick={() => setRotation(turned[rotation])}
        >
          {t('avatar.rotate')}
        </Button>
      </div>
      <div className={styles.actions}>
        <Button onClick={store.cancel}>{t('common:action.cancel')}</Button>
        <Button
          type="primary"
          disabled={area === null}
          loading={store.isSending}
          onClick={() => area && store.send({ crop: toSquare(area), rotation })}
        >
          {t('common:action.confirm')}
        </Button>
      </div>
    </dialog>
  )
})

const turned = { 0: 90, 90: 180, 180: 270, 270: 0 } as const

/** The cropper rounds width and height each for itself; a pixel less is always inside of the image. */
function toSquare({ x, y, width, height }: Area) {
  return { left: Math.max(0, x), top: Math.max(0, y), size: Math.max(1, Math.min(width, height) - 1) }
}

/** A file as an address: one that names it by `blob:` is not allowed where the browser asks for it once more. */
function useDataUrl(file: File, onUnreadable: () => void): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    const reader = new FileReader()
    reader.onload = () => setUrl(String(reader.result))
    reader.onerror = onUnreadable
    reader.readAsDataURL(file)
    return () => reader.abort()
  }, [file, onUnreadable])
  return url
}
