import { Alert, Button, Tag } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../../shared/root/store-context.ts'
import { ConfirmationForm } from '../confirmation/ConfirmationForm.tsx'
import { SettingRow } from '../SettingRow.tsx'
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
import { CodeForm } from './CodeForm.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import styles from './SecondFactorSetting.module.css'
import { SecondFactorSettingStore } from './SecondFactorSettingStore.ts'

/** Two-step verification: whether it is on, and what changes that. */
export const SecondFactorSetting = observer(function SecondFactorSetting() {
  const { t } = useTranslation(['settings', 'common'])
  const store = useFeatureStore(SecondFactorSettingStore)
  const { state, act, setup, recoveryCodes, confirmation } = store
  const isOn = state.value !== undefined && state.value.enabledTime !== null
  return (
    <SettingRow
      title={
        <>
          {t('secondFactor.title')} {isOn && <Tag>{t('secondFactor.on')}</Tag>}
        </>
      }
      hint={
        isOn ? t('secondFactor.left', { count: state.value?.recoveryCodesLeft ?? 0 }) : t('secondFactor.hint')
      }
      action={
        <div className={styles.actions}>
          {state.status === 'failed' ? (
            <Button onClick={store.load}>{t('common:action.retry')}</Button>
          ) : isOn ? (
            <>
              <Button onClick={() => store.begin('renew')}>{t('secondFactor.renew')}</Button>
              <Button type="text" onClick={() => store.begin('disable')}>
                {t('secondFactor.disable')}
              </Button>
            </>
          ) : (
            <Button disabled={state.value === undefined} onClick={() => store.begin('enable')}>
              {t('secondFactor.enable')}
            </Button>
          )}
        </div>
      }
    >
      {state.value?.isRequired && !isOn && (
        <Alert className={styles.notice ?? ''} type="warning" title={t('secondFactor.required')} showIcon />
      )}
      {confirmation.waiting !== null && <ConfirmationForm confirmation={confirmation} />}
      {act !== null && confirmation.waiting === null && (
        <>
          {setup && <AuthenticatorSetup setup={setup} />}
          <CodeForm store={store} act={act} />
        </>
      )}
      {recoveryCodes && <RecoveryCodes codes={recoveryCodes} onClose={store.cancel} />}
    </SettingRow>
  )
})
