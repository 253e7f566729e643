import { MAX_REPORT_NOTE, REPORT_REASONS } from '@app/contract/report/values'
import { Alert, Button, Form, Input, Radio } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldError } from '../../../shared/antd/form/FieldError.tsx'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import styles from './ReportDialog.module.css'
import { type ReportedTarget, ReportForm } from './ReportForm.ts'

interface Props {
  target: ReportedTarget
  onClose: () => void
}

/** Asks what is wrong with something that others published, as long as it is mounted. */
export const ReportDialog = observer(function ReportDialog({ target, onClose }: Props) {
  const { t } = useTranslation(['comments', 'common'])
  const root = useRootStore()
  const [{ form, send }] = useState(() => new ReportForm(root, target, onClose))
  const dialog = useModal()
  const id = useId()
  const { value: reason, change } = form.field('reason')
  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
    >
      <h2 id={`${id}-title`} className={frame.title}>
        {t('report.title')}
      </h2>
      <p className={frame.text}>{t('report.hint')}</p>
      <Form className={styles.form ?? ''} layout="vertical" requiredMark={false} noValidate onFinish={send}>
        <Radio.Group
          className={styles.reasons ?? ''}
          aria-label={t('report.reason')}
          value={reason}
          onChange={({ target: { value } }) =>
            change(REPORT_REASONS.find((known) => known === value) ?? reason)
          }
        >
          {REPORT_REASONS.map((known) => (
            <Radio key={known} value={known}>
              {t(`report.reasons.${known}`)}
            </Radio>
          ))}
        </Radio.Group>
        <NoteField form={form} isNeeded={reason === 'other'} />
        {form.problem !== null && <Alert type="error" title={form.problem} showIcon />}
        <div className={frame.actions}>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={form.isSending}>
            {t('report.send')}
          </Button>
        </div>
      </Form>
    </dialog>
  )
})

const NoteField = observer(function NoteField({
  form,
  isNeeded,
}: {
  form: ReportForm['form']
  isNeeded: boolean
}) {
  const { t } = useTranslation('comments')
  const id = useId()
  const { error, value, change, leave } = form.field('note')
  return (
    <Form.Item
      label={t(isNeeded ? 'report.noteNeeded' : 'report.note')}
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
        rows={3}
        count={{ show: true, max: MAX_REPORT_NOTE }}
        aria-required={isNeeded}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-help`}
        value={value}
        onChange={({ target }) => change(target.value)}
        onBlur={leave}
      />
    </Form.Item>
  )
})
