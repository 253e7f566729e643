import { MAX_BIO_LENGTH } from '@app/contract/user-profile/values'
import { Form, Input } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/antd/form/FieldError.tsx'
import { fieldId } from '../../../shared/antd/form/field-id.ts'
import type { Field } from '../../../shared/stores/FormState.ts'
import styles from './BioField.module.css'

/** What users say of themselves, in a few lines. */
export function BioField({ field }: { field: Field<string> }) {
  const { t } = useTranslation('profile')
  const id = fieldId(field.name)
  return (
    <Form.Item
      className={styles.field ?? ''}
      label={t('field.bio')}
      htmlFor={id}
      validateStatus={field.error === null ? '' : 'error'}
      help={
        field.error !== null && (
          <span id={`${id}-help`} role="alert">
            <FieldError message={field.error} />
          </span>
        )
      }
    >
      <Input.TextArea
        id={id}
        name={field.name}
        rows={3}
        count={{ show: true, max: MAX_BIO_LENGTH }}
        aria-invalid={field.error !== null}
        aria-describedby={field.error === null ? undefined : `${id}-help`}
        value={field.value}
        onChange={({ target }) => field.change(target.value)}
        onBlur={field.leave}
      />
    </Form.Item>
  )
}
