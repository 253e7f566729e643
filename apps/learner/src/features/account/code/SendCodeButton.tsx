import { useTranslation } from 'react-i18next'
import { formatCountdown } from './format-countdown.ts'
import styles from './SendCodeButton.module.css'
import { useSecondsLeft } from './use-seconds-left.ts'

interface SendCodeButtonProps {
  isSending: boolean
  /** Before it, there is only the time to wait (milliseconds since 1970). */
  sendAgainAt: number
  onSend: () => void
}

export function SendCodeButton({ isSending, sendAgainAt, onSend }: SendCodeButtonProps) {
  const { t } = useTranslation('account')
  const seconds = useSecondsLeft(sendAgainAt)
  const isOff = isSending || seconds > 0
  return (
    <button
      type="button"
      className={styles.send}
      // Not `disabled`, which would lose the focus.
      aria-disabled={isOff}
      onClick={isOff ? undefined : onSend}
    >
      {seconds > 0
        ? t('code.again', { wait: formatCountdown(seconds, t) })
        : t(isSending ? 'code.sending' : 'code.send')}
    </button>
  )
}
