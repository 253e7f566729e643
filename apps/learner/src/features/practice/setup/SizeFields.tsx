import { MAX_PAPER_MINUTES, MAX_PAPER_QUESTIONS } from '@app/contract/paper/values'
import { Form, InputNumber, Slider } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './SetupForm.module.css'

/** How many questions, and how many minutes. */
export function SizeFields() {
  const { t } = useTranslation('practice')
  return (
    <>
      {(
        [
          ['questionCount', MAX_PAPER_QUESTIONS],
          ['minutes', MAX_PAPER_MINUTES],
        ] as const
      ).map(([name, max]) => (
        <Form.Item
          key={name}
          name={name}
          label={t(`setup.${name}`)}
          rules={[{ required: true, message: t('setup.required') }]}
        >
          <NumberField label={t(`setup.${name}`)} max={max} />
        </Form.Item>
      ))}
    </>
  )
}

interface NumberFieldProps {
  /** Given by the form. */
  id?: string
  value?: number | null
  onChange?: (value: number | null) => void
  label: string
  max: number
}

/** A number from 1, to be slid or typed. */
function NumberField({ id, value, onChange, label, max }: NumberFieldProps) {
  return (
    <div className={styles.number}>
      <Slider
        min={1}
        max={max}
        value={value ?? 1}
        onChange={(next) => onChange?.(next)}
        ariaLabelForHandle={label}
      />
      <InputNumber
        {...(id !== undefined && { id })}
        min={1}
        max={max}
        precision={0}
        value={value ?? null}
        onChange={(next) => onChange?.(next)}
      />
    </div>
  )
}
