import type { SecondFactorSetup } from '@app/contract/user-second-factor/schemas'
import { QRCode } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './AuthenticatorSetup.module.css'

const GROUP = /.{4}(?=.)/g

/** What the authenticator is told: to be scanned, or typed where nothing can be scanned. */
export function AuthenticatorSetup({ setup: { secret, address } }: { setup: SecondFactorSetup }) {
  const { t } = useTranslation('settings')
  return (
    <div className={styles.setup}>
      <figure className={styles.picture} role="img" aria-label={t('secondFactor.qrCode')}>
        {/* Light in the dark theme, too: not every camera reads the inverse. */}
        <div aria-hidden="true">
          <QRCode
            value={address}
            type="svg"
            size={196}
            errorLevel="L"
            bordered={false}
            color="#000"
            bgColor="#fff"
          />
        </div>
      </figure>
      <div className={styles.text}>
        <p>{t('secondFactor.scan')}</p>
        <p className={styles.label}>{t('secondFactor.type')}</p>
        <code className={styles.secret}>{secret.replace(GROUP, '$& ')}</code>
        <p>
          <a href={address}>{t('secondFactor.open')}</a>
        </p>
      </div>
    </div>
  )
}
