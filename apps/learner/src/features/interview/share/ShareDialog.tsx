import type { InterviewResult } from '@app/contract/interview-session/schemas'
import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import { ShareChoice } from './ShareChoice.tsx'
import styles from './ShareDialog.module.css'
import { ShareLink } from './ShareLink.tsx'
import type { ShareStore } from './ShareStore.ts'

interface Props {
  store: ShareStore
  result: InterviewResult
}

/** Asks what of a result others may see and for how long; gives the link, and takes it back. */
export const ShareDialog = observer(function ShareDialog({ store, result }: Props) {
  const { t } = useTranslation('interview')
  const dialog = useModal()
  const id = useId()
  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={store.close}
    >
      <h2 id={id} className={frame.title}>
        {t('share.title')}
      </h2>
      <p className={frame.text}>{t('share.hint')}</p>
      <Body store={store} result={result} />
    </dialog>
  )
})

const Body = observer(function Body({ store, result }: Props) {
  const { t } = useTranslation(['interview', 'common'])
  const { status, value: share } = store.share
  if (status === 'failed')
    return (
      <div className={styles.state}>
        <p>{t('common:page.loadFailedHint')}</p>
        <Button onClick={() => void store.load()}>{t('common:action.retry')}</Button>
      </div>
    )
  if (share === undefined) return <p className={styles.state}>{t('share.loading')}</p>
  return (
    <>
      <ShareChoice store={store} result={result} />
      {share && <ShareLink share={share} />}
      <div className={frame.actions}>
        {share && (
          <Button
            className={styles.revoke ?? ''}
            danger
            type="text"
            disabled={store.isSending}
            onClick={() => void store.revoke()}
          >
            {t('share.revoke')}
          </Button>
        )}
        <Button onClick={store.close}>{t(share ? 'share.close' : 'common:action.cancel')}</Button>
        {(!share || store.isChanged) && (
          <Button type="primary" loading={store.isSending} onClick={() => void store.save()}>
            {t(share ? 'share.save' : 'share.make')}
          </Button>
        )}
      </div>
    </>
  )
})
