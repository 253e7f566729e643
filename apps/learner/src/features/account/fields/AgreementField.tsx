import { Checkbox, Form } from 'antd'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/antd/form/FieldError.tsx'
import { fieldId } from '../../../shared/antd/form/field-id.ts'
import type { Field } from '../../../shared/stores/FormState.ts'
import styles from './AgreementField.module.css'
import { TermsDialog } from './TermsDialog.tsx'

/** The consent to the terms of use. */
export function AgreementField({ field }: { field: Field<boolean> }) {
  const { t } = useTranslation('account')
  const id = fieldId(field.name)
  const helpId = `${id}-help`
  return (
    <Form.Item
      validateStatus={field.error === null ? '' : 'error'}
      help={
        field.error !== null && (
          <span id={helpId}>
            <FieldError message={field.error} />
          </span>
        )
      }
    >
      <div className={styles.line}>
        <Checkbox
          id={id}
          className={styles.consent ?? ''}
          checked={field.value}
          onChange={({ target }) => field.change(target.checked)}
          aria-describedby={field.error === null ? undefined : helpId}
        >
          {t('agreement.consent')}
        </Checkbox>
        <TermsDialog />
      </div>
    </Form.Item>
  )
}
