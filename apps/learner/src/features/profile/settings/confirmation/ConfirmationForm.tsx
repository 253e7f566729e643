import { Alert, Button, Form } from 'antd'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { focusField } from '../../../../shared/antd/form/field-id.ts'
import { PasswordField } from '../../../../shared/antd/form/PasswordField.tsx'
import { useRootStore } from '../../../../shared/root/store-context.ts'
import styles from '../PasswordSetting.module.css'
import type { Confirmation } from './Confirmation.ts'

/** Other forms of the page have a field for a password, too. */
const NAME = 'confirmingPassword'

/** Asks for the password before something goes on. */
export const ConfirmationForm = observer(function ConfirmationForm({
  confirmation,
}: {
  confirmation: Confirmation
}) {
  const { t } = useTranslation(['settings', 'common'])
  const { user } = useRootStore().session
  const { form } = confirmation
  useEffect(() => focusField(NAME), [])

  async function handleSubmit() {
    await confirmation.submit()
    if (form.firstWrong !== undefined) focusField(NAME)
  }

  // Nobody knows it any more: a new one is set, by a mailed code where this login is too old.
  if (user?.hasPassword === false)
    return (
      <Alert
        type="info"
        showIcon
        title={t('confirmation.noPassword')}
        action={<Link to="/reset-password">{t('password.set')}</Link>}
      />
    )
  return (
    <Form
      className={styles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      noValidate
      onFinish={handleSubmit}
    >
      {/* Password managers keep a password with the name it belongs to. */}
      <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
      <PasswordField
        field={{ ...form.field('password'), name: NAME }}
        label={t('confirmation.password')}
        hint={t('confirmation.hint')}
        autoComplete="current-password"
      />
      {form.problem !== null && <Alert type="error" title={form.problem} showIcon />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {t('confirmation.submit')}
        </Button>
        <Button onClick={confirmation.cancel}>{t('common:action.cancel')}</Button>
      </div>
    </Form>
  )
})
