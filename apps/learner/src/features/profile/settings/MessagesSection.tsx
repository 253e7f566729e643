import { MESSAGE_KINDS } from '@app/contract/message/values'
import { Switch } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { RetryLine } from './RetryLine.tsx'
import { SettingRow } from './SettingRow.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { StudySettingsStore } from './StudySettingsStore.ts'

/** Which kinds of messages the user wants. */
export const MessagesSection = observer(function MessagesSection() {
  const { t } = useTranslation('settings')
  const store = useFeatureStore(StudySettingsStore)
  const off = store.messagesOff.value
  return (
    <SettingsSection id="messages" title={t('section.messages')}>
      {off
        ? MESSAGE_KINDS.map((kind) => (
            <SettingRow
              key={kind}
              title={t(`messages.${kind}.title`)}
              hint={t(`messages.${kind}.hint`)}
              action={
                <Switch
                  aria-label={t(`messages.${kind}.title`)}
                  checked={!off.includes(kind)}
                  onChange={(isOn) => void store.setMessage(kind, isOn)}
                />
              }
            />
          ))
        : store.messagesOff.status === 'failed' && <RetryLine onRetry={() => void store.load()} />}
    </SettingsSection>
  )
})
