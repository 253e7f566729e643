import { Form, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { fieldId } from '../../../shared/antd/form/field-id.ts'
import type { Field } from '../../../shared/stores/FormState.ts'

interface Props {
  /** Empty for none. */
  field: Field<string>
  label: string
  options: { value: string; label: string }[]
}

/** One of a few, or none. */
export function ChoiceField({ field, label, options }: Props) {
  const { t } = useTranslation('discussion')
  const id = fieldId(field.name)
  return (
    <Form.Item label={label} htmlFor={id}>
      <Select
        id={id}
        size="large"
        allowClear
        placeholder={t('facts.none')}
        options={options}
        value={field.value === '' ? null : field.value}
        onChange={(value: string | null | undefined) => field.change(value ?? '')}
      />
    </Form.Item>
  )
}
