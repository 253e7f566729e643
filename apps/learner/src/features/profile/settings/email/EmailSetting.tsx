import { Alert, Button, Form } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../../shared/antd/form/field-id.ts'
import { TextField } from '../../../../shared/antd/form/TextField.tsx'
import { useFeatureStore, useRootStore } from '../../../../shared/root/store-context.ts'
import { ConfirmationForm } from '../confirmation/ConfirmationForm.tsx'
import styles from '../PasswordSetting.module.css'
import { SettingRow } from '../SettingRow.tsx'
import { EmailStore } from './EmailStore.ts'

/** The e-mail of the account, and the form that changes it. */
export const EmailSetting = observer(function EmailSetting() {
  const { t } = useTranslation('settings')
  const { user } = useRootStore().session
  const store = useFeatureStore(EmailStore)
  const { isOpen } = store
  const isWaiting = store.confirmation.waiting !== null

  return (
    <SettingRow
      title={t('email.title')}
      hint={t('email.hint', { email: user?.email ?? '' })}
      action={
        <Button aria-expanded={isOpen} onClick={store.toggle}>
          {t(isOpen ? 'email.close' : 'email.open')}
        </Button>
      }
    >
      {isOpen && isWaiting && <ConfirmationForm confirmation={store.confirmation} />}
      {isOpen && !isWaiting && <EmailForm store={store} />}
    </SettingRow>
  )
})

const EmailForm = observer(function EmailForm({ store }: { store: EmailStore }) {
  const { t } = useTranslation('settings')
  const { site } = useRootStore()
  const { form, areCodesAsked } = store
  const act = site.hasEmailVerification && !areCodesAsked ? 'send' : 'submit'

  async function handleSubmit() {
    await store.submit()
    focusField(form.firstWrong ?? (store.areCodesAsked ? 'code' : undefined))
  }

  const codeInput = { autoComplete: 'one-time-code', inputMode: 'numeric' } as const
  return (
    <Form
      className={styles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      noValidate
      onFinish={handleSubmit}
    >
      <TextField
        field={form.field('email')}
        label={t('email.new')}
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={areCodesAsked ? t('email.sent') : undefined}
      />
      {areCodesAsked && (
        <>
          <TextField field={form.field('code')} label={t('email.code')} {...codeInput} />
          <TextField field={form.field('currentCode')} label={t('email.currentCode')} {...codeInput} />
        </>
      )}
      {form.problem !== null && <Alert type="error" title={form.problem} showIcon />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" loading={form.isSending}>
          {t(`email.${act}`)}
        </Button>
      </div>
    </Form>
  )
})
