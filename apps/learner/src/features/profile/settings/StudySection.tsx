import type { StudySettings } from '@app/contract/review/schemas'
import { Button, Form } from 'antd'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { deviceTimeZone } from '../../review/parts/device-time-zone.ts'
import { StudySettingsFields } from '../../review/parts/StudySettingsFields.tsx'
import { RetryLine } from './RetryLine.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import styles from './StudySection.module.css'
import { StudySettingsStore } from './StudySettingsStore.ts'

/** The daily goal, the limits of reviewing, and when the user's day begins. */
export const StudySection = observer(function StudySection() {
  const { t } = useTranslation('settings')
  const store = useFeatureStore(StudySettingsStore)
  const { study } = store
  return (
    <SettingsSection id="study" title={t('section.study')}>
      {study.value ? (
        <StudyForm settings={study.value} />
      ) : (
        study.status === 'failed' && <RetryLine onRetry={() => void store.load()} />
      )}
    </SettingsSection>
  )
})

function StudyForm({ settings }: { settings: StudySettings }) {
  const { t } = useTranslation('settings')
  const { toasts } = useRootStore()
  const { saveStudy } = useFeatureStore(StudySettingsStore)
  const [form] = Form.useForm<StudySettings>()
  const [isDirty, setDirty] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const handleFinish = async (values: StudySettings) => {
    setSaving(true)
    const isSaved = await saveStudy({ ...settings, ...values })
    setSaving(false)
    if (!isSaved) return
    setDirty(false)
    toasts.success(t('study.saved'))
  }
  return (
    <Form<StudySettings>
      form={form}
      className={styles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      initialValues={{ ...settings, timeZone: settings.timeZone ?? deviceTimeZone() }}
      onValuesChange={() => setDirty(true)}
      onFinish={handleFinish}
    >
      <StudySettingsFields />
      <Button type="primary" htmlType="submit" loading={isSaving} disabled={!isDirty}>
        {t('study.save')}
      </Button>
    </Form>
  )
}
