import { contributionLimits } from '@app/contract/contribution/values'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { newStepId } from '../../review/parts/new-step-id.ts'
import styles from './ContributeSection.module.css'

/** Reports a mistake in words; they stay there when they cannot be sent. */
export function ReportDialog({ questionId, onClose }: { questionId: number; onClose: () => void }) {
  const { t } = useTranslation('problems')
  const { api, toasts } = useRootStore()
  const dialog = useModal()
  const id = useId()
  const [key] = useState(newStepId)
  const [reason, setReason] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    const isSent = await api.contribution.report({ key, questionId, reason: reason.trim() }).then(
      () => true,
      () => false,
    )
    setSending(false)
    if (!isSent) return
    toasts.success(t('contribute.reported'))
    onClose()
  }
  return (
    <dialog ref={dialog} className={frame.dialog} aria-labelledby={id} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <h2 id={id} className={frame.title}>
          {t('contribute.report')}
        </h2>
        <textarea
          className={styles.reason}
          aria-label={t('contribute.reportHint')}
          placeholder={t('contribute.reportHint')}
          maxLength={contributionLimits.reason}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className={frame.actions}>
          <Button onClick={onClose}>{t('contribute.cancel')}</Button>
          <Button type="submit" variant="primary" disabled={isSending || reason.trim() === ''}>
            {t('contribute.reportSend')}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
