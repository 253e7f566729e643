import { Checkbox, Form, Modal } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Field } from '../FormState.ts'
import { fieldId } from '../field-id.ts'
import styles from './AgreementField.module.css'
import { FieldError } from './FieldError.tsx'

const POINTS = ['account', 'data', 'posts', 'content', 'breach'] as const

/** The consent to the terms of use, and the terms themselves. */
export function AgreementField({ field }: { field: Field<boolean> }) {
  const { t } = useTranslation('account')
  const [isOpen, setIsOpen] = useState(false)
  const id = fieldId(field.name)
  const helpId = `${id}-help`
  const close = () => setIsOpen(false)
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
          checked={field.value}
          onChange={({ target }) => field.change(target.checked)}
          aria-describedby={field.error === null ? undefined : helpId}
        >
          {t('agreement.consent')}
        </Checkbox>
        <button type="button" className={styles.open} onClick={() => setIsOpen(true)}>
          {t('agreement.title')}
        </button>
      </div>
      <Modal open={isOpen} title={t('agreement.title')} onCancel={close} onOk={close} footer={null}>
        <ul className={styles.points}>
          {POINTS.map((point) => (
            <li key={point}>{t(`agreement.points.${point}`)}</li>
          ))}
        </ul>
      </Modal>
    </Form.Item>
  )
}
