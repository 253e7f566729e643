import { Alert, Button, Form } from 'antd'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { focusField } from '../../../../shared/antd/form/field-id.ts'
import { TextField } from '../../../../shared/antd/form/TextField.tsx'
import styles from '../PasswordSetting.module.css'
import type { SecondFactorAct, SecondFactorSettingStore } from './SecondFactorSettingStore.ts'

/** Other forms of the page have a field for a code, too. */
const NAME = 'secondFactorCode'

/** Asks for the code that an act needs. */
export const CodeForm = observer(function CodeForm({
  store,
  act,
}: {
  store: SecondFactorSettingStore
  act: SecondFactorAct
}) {
  const { t } = useTranslation(['settings', 'common'])
  const { form } = store
  useEffect(() => {
    if (act !== 'enable') focusField(NAME)
  }, [act])

  async function handleSubmit() {
    await store.submit()
    if (form.firstWrong !== undefined) focusField(NAME)
  }

  return (
    <Form
      className={styles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      noValidate
      onFinish={handleSubmit}
    >
      <TextField
        field={{ ...form.field('code'), name: NAME }}
        label={t('secondFactor.code')}
        hint={t(act === 'enable' ? 'secondFactor.digitsHint' : 'secondFactor.codeHint')}
        autoComplete="one-time-code"
        inputMode={act === 'enable' ? 'numeric' : 'text'}
      />
      {form.problem !== null && <Alert type="error" title={form.problem} showIcon />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" danger={act === 'disable'} loading={form.isSending}>
          {t(`secondFactor.submit.${act}`)}
        </Button>
        <Button onClick={store.cancel}>{t('common:action.cancel')}</Button>
      </div>
    </Form>
  )
})
