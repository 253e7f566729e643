import { copyText } from '@app/ui/copy-text'
import { download } from '@app/ui/download'
import { Alert, Button } from 'antd'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRootStore } from '../../../../shared/root/store-context.ts'
import styles from './RecoveryCodes.module.css'

/** New recovery codes, which the server does not tell again. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common'])
  const { toasts } = useRootStore()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = `${t('common:product.name')}\n${t('secondFactor.fileNote')}\n\n${codes.join('\n')}\n`

  function handleCopy() {
    copyText(codes.join('\n')).then(
      () => toasts.success(t('secondFactor.copied')),
      () => toasts.error(t('secondFactor.notCopied')),
    )
  }

  return (
    <div className={styles.codes}>
      <h4 ref={heading} tabIndex={-1} className={styles.title}>
        {t('secondFactor.recoveryTitle')}
      </h4>
      <Alert type="warning" title={t('secondFactor.recoveryOnce')} showIcon />
      <ul className={styles.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button onClick={handleCopy}>{t('secondFactor.copy')}</Button>
        <Button
          onClick={() =>
            download(new Blob([text], { type: 'text/plain' }), `${t('secondFactor.fileName')}.txt`)
          }
        >
          {t('secondFactor.download')}
        </Button>
        <Button type="primary" onClick={onClose}>
          {t('secondFactor.kept')}
        </Button>
      </div>
    </div>
  )
}
