import type { StudySettings } from '@app/contract'
import { Button, Form, InputNumber, Select } from 'antd'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import styles from './StudySettingsDialog.module.css'

interface Props {
  settings: StudySettings
  /** @returns whether they are stored */
  onSave: (settings: StudySettings) => Promise<boolean>
  onClose: () => void
}

const HOURS = [0, 1, 2, 3, 4, 5, 6]
const NUMBERS = [
  { name: 'dailyGoal', min: 1, max: 500 },
  { name: 'newPerDay', min: 0, max: 200 },
  { name: 'dailyCap', min: 1, max: 2000 },
] as const

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
        initialValues={settings}
        onFinish={handleFinish}
      >
        <SettingsFields />
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

function SettingsFields() {
  const { t } = useTranslation('review')
  return (
    <>
      {NUMBERS.map(({ name, min, max }) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`settings.${name}`)}
          rules={[{ required: true, message: t('settings.required') }]}
        >
          <InputNumber className={styles.number ?? ''} min={min} max={max} precision={0} />
        </Form.Item>
      ))}
      <Form.Item name="dayStartHour" label={t('settings.dayStartHour')}>
        <Select options={HOURS.map((hour) => ({ value: hour, label: t('settings.hour', { hour }) }))} />
      </Form.Item>
      <Form.Item name="timeZone" label={t('settings.timeZone')} extra={t('settings.timeZoneHint')}>
        <Select
          showSearch
          options={Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))}
        />
      </Form.Item>
    </>
  )
}
