import { Alert, Button, Form } from 'antd'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { NewPasswordFields } from '../../../shared/antd/form/NewPasswordFields.tsx'
import { PasswordField } from '../../../shared/antd/form/PasswordField.tsx'
import { useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import styles from './PasswordSetting.module.css'
import { PasswordStore } from './PasswordStore.ts'
import { SettingRow } from './SettingRow.tsx'

export const PasswordSetting = observer(function PasswordSetting() {
  const { t } = useTranslation(['settings', 'account'])
  const [isOpen, setIsOpen] = useState(false)
  const { user } = useRootStore().session
  const store = useFeatureStore(PasswordStore)
  const { form } = store

  async function handleSubmit() {
    if (await store.submit()) setIsOpen(false)
    else focusField(form.firstWrong)
  }

  return (
    <SettingRow
      title={t('password.title')}
      hint={t(store.isKnown ? 'password.hint' : 'password.gone')}
      action={
        <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'password.close' : store.isKnown ? 'password.open' : 'password.set')}
        </Button>
      }
    >
      {isOpen && (
        <Form
          className={styles.form ?? ''}
          layout="vertical"
          requiredMark={false}
          noValidate
          onFinish={handleSubmit}
        >
          {/* Password managers keep a password with the name it belongs to. */}
          <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
          {store.isKnown && (
            <PasswordField
              field={form.field('currentPassword')}
              label={t('password.current')}
              autoComplete="current-password"
            />
          )}
          <NewPasswordFields
            password={form.field('password')}
            passwordLabel={t('password.new')}
            confirmation={form.field('confirmation')}
            names={[user?.email ?? '', user?.username ?? '']}
          />
          {form.problem !== null && <Alert type="error" title={form.problem} showIcon />}
          <div className={styles.actions}>
            <Button type="primary" htmlType="submit" loading={form.isSending}>
              {t(store.isKnown ? 'password.submit' : 'password.set')}
            </Button>
            <Link to="/reset-password">{t('password.forgotten')}</Link>
          </div>
        </Form>
      )}
    </SettingRow>
  )
})
