import { type Device, describeDevice } from '@app/contract/user-session/values'
import { Button, Popconfirm, Tag } from 'antd'
import type { TFunction } from 'i18next'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import styles from './Devices.module.css'
import { DevicesStore } from './DevicesStore.ts'

/** The devices one is signed in on, each with what signs it out. */
export const Devices = observer(function Devices() {
  const { t } = useTranslation(['settings', 'common'])
  const { language } = useRootStore()
  const store = useFeatureStore(DevicesStore)
  const devices = store.devices.value ?? []
  return (
    <>
      <div className={styles.head}>
        <h3 className={styles.title}>{t('devices.title')}</h3>
        {devices.length > 1 && (
          <Popconfirm title={t('devices.confirmOthers')} onConfirm={() => store.signOutOthers()}>
            <Button type="text">{t('devices.signOutOthers')}</Button>
          </Popconfirm>
        )}
      </div>
      {store.devices.status === 'failed' && (
        <p>
          {t('devices.failed')} <Button onClick={() => store.load()}>{t('common:action.retry')}</Button>
        </p>
      )}
      <ul className={styles.devices}>
        {devices.map(({ id, userAgent, lastSeenTime, isCurrent }) => {
          const name = nameOf(describeDevice(userAgent), t)
          return (
            <li key={id} className={styles.device}>
              <div>
                <div className={styles.name}>
                  {name} {isCurrent && <Tag>{t('devices.current')}</Tag>}
                </div>
                <div className={styles.time}>
                  {t('devices.lastSeen', { time: formatDaysAgo(lastSeenTime, language.current) })}
                </div>
              </div>
              {!isCurrent && (
                <Popconfirm title={t('devices.confirm', { name })} onConfirm={() => store.signOut(id)}>
                  <Button aria-label={t('devices.signOutOf', { name })}>{t('devices.signOut')}</Button>
                </Popconfirm>
              )}
            </li>
          )
        })}
      </ul>
    </>
  )
})

function nameOf({ browser, system }: Device, t: TFunction<'settings'>): string {
  if (browser === null || system === null) return browser ?? system ?? t('devices.unknown')
  return t('devices.name', { browser, system })
}
