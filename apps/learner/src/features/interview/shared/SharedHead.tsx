import type { SharedInterview } from '@app/contract/interview-share/schemas'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../../shared/components/Avatar.tsx'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { formatDuration } from '../../../shared/format-duration.ts'
import { formatDate } from '../../../shared/format-time.ts'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import { bankAddress } from '../bank-address.ts'
import styles from './Shared.module.css'

/** Whose interview it was, which one, and the way to do it oneself. */
export function SharedHead({ shared }: { shared: SharedInterview }) {
  const { t, i18n } = useTranslation('interview')
  // The server does not know the reader's day.
  const hasDay = useIsHydrated()
  const { username, avatarUrl, bankName, bank, createTime, seconds, answeredCount, skippedCount } = shared
  const facts = [
    ...(hasDay ? [formatDate(createTime, i18n.language)] : []),
    t('result.time', { time: formatDuration(seconds, i18n.language) }),
    t('result.answered', { count: answeredCount }),
    ...(skippedCount > 0 ? [t('result.skipped', { count: skippedCount })] : []),
    t(`level.${shared.level}`),
    t('shared.strictness', { name: t(`strictness.${shared.strictness}`) }),
  ]
  return (
    <header className={styles.head}>
      <div>
        <p className={styles.owner}>
          <Avatar url={avatarUrl} />
          <span>
            <b>{username}</b>
            {t('shared.of')}
          </span>
        </p>
        <h1>{bankName}</h1>
        <p className={styles.facts}>{facts.join(t('clause'))}</p>
      </div>
      {bank && (
        <ButtonLink variant="primary" to={bankAddress(bank.id)}>
          {t('shared.doIt')}
        </ButtonLink>
      )}
    </header>
  )
}
