import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { TextField } from '../../../shared/antd/form/TextField.tsx'
import { normalizeCode } from '../code/normalize-code.ts'
import type { SecondFactorStore } from '../stores/SecondFactorStore.ts'
import { AccountForm } from './AccountForm.tsx'
import styles from './SecondFactorForm.module.css'

/** The digits of the authenticator or a recovery code, and the ways out. */
export const SecondFactorForm = observer(function SecondFactorForm({ store }: { store: SecondFactorStore }) {
  const { t } = useTranslation('account')
  const { form, isRecovery } = store
  const field = form.field('code')
  // The fields of the first step are gone, and the focus with them.
  useEffect(() => focusField('code'), [])

  async function handleSubmit() {
    await store.submit()
    focusField(form.firstWrong)
  }

  function handleSwitch() {
    store.switchKind()
    focusField('code')
  }

  return (
    <AccountForm form={form} submitLabel={t('login.submit')} onSubmit={handleSubmit}>
      {isRecovery ? (
        <TextField
          field={field}
          label={t('secondFactor.recoveryCode')}
          autoComplete="off"
          hint={t('secondFactor.recoveryHint')}
        />
      ) : (
        <TextField
          field={{ ...field, change: (value) => field.change(normalizeCode(value)) }}
          label={t('field.code')}
          inputMode="numeric"
          autoComplete="one-time-code"
          hint={t('secondFactor.digitsHint')}
        />
      )}
      <div className={styles.ways}>
        <Button type="link" onClick={handleSwitch}>
          {t(isRecovery ? 'secondFactor.toDigits' : 'secondFactor.toRecovery')}
        </Button>
        <Button type="link" onClick={store.leave}>
          {t('secondFactor.back')}
        </Button>
      </div>
    </AccountForm>
  )
})
