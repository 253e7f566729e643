import type { InterviewShare } from '@app/contract/interview-share/schemas'
import { copyText } from '@app/ui/copy-text'
import { Button, Input } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format-time.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import styles from './ShareDialog.module.css'

/** The link, to be copied, and when it ends. */
export function ShareLink({ share }: { share: InterviewShare }) {
  const { t, i18n } = useTranslation('interview')
  const { toasts } = useRootStore()
  const id = useId()
  const { token, expireTime } = share
  const address = `${location.origin}/interview/share/${token}`
  const copy = () =>
    copyText(address).then(
      () => toasts.success(t('share.copied')),
      () => toasts.error(t('share.copyFailed')),
    )
  return (
    <div className={styles.group}>
      <label htmlFor={id}>{t('share.link')}</label>
      <div className={styles.link}>
        <Input id={id} readOnly value={address} onFocus={({ target }) => target.select()} />
        <Button onClick={() => void copy()}>{t('share.copy')}</Button>
      </div>
      <p className={styles.hint}>
        {expireTime === null
          ? t('share.livesOn')
          : t('share.expires', { day: formatDate(expireTime, i18n.language) })}
      </p>
    </div>
  )
}
