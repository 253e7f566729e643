import type { StudySettings } from '@app/contract/review/schemas'
import { Button, Form } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import { deviceTimeZone } from '../parts/device-time-zone.ts'
import { StudySettingsFields } from '../parts/StudySettingsFields.tsx'
import styles from './StudySettingsDialog.module.css'

interface Props {
  settings: StudySettings
  /** @returns whether they are stored */
  onSave: (settings: StudySettings) => Promise<boolean>
  onClose: () => void
}

/** The daily goal, the limits of the queue, and when the user's day begins. */
export function StudySettingsDialog({ settings, onSave, onClose }: Props) {
  const { t } = useTranslation('review')
  const dialog = useModal()
  const id = useId()
  const [isSaving, setSaving] = useState(false)
  const handleFinish = async (values: StudySettings) => {
    setSaving(true)
    const isSaved = await onSave({ ...settings, ...values })
    setSaving(false)
    if (isSaved) onClose()
  }
  return (
    <dialog ref={dialog} className={frame.dialog} aria-labelledby={id} onClose={onClose}>
      <h2 id={id} className={frame.title}>
        {t('settings.title')}
      </h2>
      <Form<StudySettings>
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        initialValues={{ ...settings, timeZone: settings.timeZone ?? deviceTimeZone() }}
        onFinish={handleFinish}
      >
        <StudySettingsFields />
        <div className={frame.actions}>
          <Button onClick={onClose}>{t('settings.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={isSaving}>
            {t('settings.save')}
          </Button>
        </div>
      </Form>
    </dialog>
  )
}
