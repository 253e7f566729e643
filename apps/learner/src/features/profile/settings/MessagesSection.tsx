import { MESSAGE_CHANNELS, MESSAGE_KINDS, type MessageChannel } from '@app/contract/message/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import styles from './MessagesSection.module.css'
import { RetryLine } from './RetryLine.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { StudySettingsStore } from './StudySettingsStore.ts'

const NO_MAIL = 'messages-no-mail'

/** How the user is told of each kind of message. */
export const MessagesSection = observer(function MessagesSection() {
  const { t } = useTranslation('settings')
  const store = useFeatureStore(StudySettingsStore)
  const { messages } = store
  return (
    <SettingsSection id="messages" title={t('section.messages')}>
      {messages.value ? (
        <>
          <p className={styles.note}>{t('messages.note')}</p>
          {!messages.value.canMail && (
            <p id={NO_MAIL} className={styles.note}>
              {t('messages.noMail')}
            </p>
          )}
          <ChannelTable />
        </>
      ) : (
        messages.status === 'failed' && <RetryLine onRetry={() => void store.load()} />
      )}
    </SettingsSection>
  )
})

const ChannelTable = observer(function ChannelTable() {
  const { t } = useTranslation('settings')
  const { messages, setMessage } = useFeatureStore(StudySettingsStore)
  const isOff = (channel: MessageChannel) => channel === 'mail' && !messages.value?.canMail
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('messages.kind')}</th>
          {MESSAGE_CHANNELS.map((channel) => (
            <th key={channel} scope="col">
              {t(`messages.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MESSAGE_KINDS.map((kind) => (
          <tr key={kind}>
            <th scope="row">
              {t(`messages.${kind}.title`)}
              <span className={styles.hint}>{t(`messages.${kind}.hint`)}</span>
            </th>
            {MESSAGE_CHANNELS.map((channel) => (
              <td key={channel}>
                <label>
                  <input
                    type="radio"
                    name={`message-${kind}`}
                    aria-label={t('messages.choice', {
                      kind: t(`messages.${kind}.title`),
                      channel: t(`messages.channel.${channel}`),
                    })}
                    disabled={isOff(channel)}
                    aria-describedby={isOff(channel) ? NO_MAIL : undefined}
                    checked={messages.value?.[kind] === channel}
                    onChange={() => void setMessage(kind, channel)}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
})
