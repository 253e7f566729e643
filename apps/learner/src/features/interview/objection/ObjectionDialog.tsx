import { objectionLimits } from '@app/contract/interview-objection/values'
import { Alert, Button, Form, Input } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/antd/form/FieldError.tsx'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import styles from './ObjectionDialog.module.css'
import type { ObjectionStore } from './ObjectionStore.ts'

/** Asks why the user does not agree with a score. */
export const ObjectionDialog = observer(function ObjectionDialog({ store }: { store: ObjectionStore }) {
  const { t } = useTranslation(['interview', 'common'])
  const dialog = useModal()
  const id = useId()
  const { form } = store
  const { error, ...field } = form.field('reason')
  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      onClose={store.close}
    >
      <h2 id={`${id}-title`} className={frame.title}>
        {t('objection.object')}
      </h2>
      <p className={frame.text}>{t('objection.hint')}</p>
      <Form
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        noValidate
        onFinish={store.send}
      >
        <Form.Item
          label={t('objection.reason')}
          htmlFor={id}
          validateStatus={error === null ? '' : 'error'}
          help={
            error !== null && (
              <span id={`${id}-help`} role="alert">
                <FieldError message={error} />
              </span>
            )
          }
        >
          <Input.TextArea
            id={id}
            rows={5}
            count={{ show: true, max: objectionLimits.reason }}
            placeholder={t('objection.example')}
            aria-required
            aria-invalid={error !== null}
            aria-describedby={error === null ? undefined : `${id}-help`}
            value={field.value}
            onChange={({ target }) => field.change(target.value)}
            onBlur={field.leave}
          />
        </Form.Item>
        {form.problem !== null && <Alert type="error" title={form.problem} showIcon />}
        <div className={frame.actions}>
          <Button onClick={store.close}>{t('common:action.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            {t('objection.send')}
          </Button>
        </div>
      </Form>
    </dialog>
  )
})
