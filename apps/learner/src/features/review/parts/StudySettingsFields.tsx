import { Form, InputNumber, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './StudySettingsFields.module.css'

const HOURS = [0, 1, 2, 3, 4, 5, 6]
const NUMBERS = [
  { name: 'dailyGoal', min: 1, max: 500 },
  { name: 'newPerDay', min: 0, max: 200 },
  { name: 'dailyCap', min: 1, max: 2000 },
] as const

/** The fields of a form of study settings: goal, limits of the queue, and when the user's day begins. */
export function StudySettingsFields() {
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
