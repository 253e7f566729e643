import type { InterviewResult } from '@app/contract/interview-session/schemas'
import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import head from '../../../shared/components/ResultHead.module.css'
import { formatDuration } from '../../../shared/format-duration.ts'
import { formatDate } from '../../../shared/format-time.ts'
import { Icon } from '../../../shared/Icon.tsx'
import { bankAddress } from '../bank-address.ts'
import { ShareButton } from '../share/ShareButton.tsx'
import styles from './ResultHead.module.css'

/** Which interview it was, how long it took, and the ways to keep it and to do it again. */
export function ResultHead({ result }: { result: InterviewResult }) {
  const { t, i18n } = useTranslation('interview')
  const { bankId, bankName, createTime, seconds, answeredCount, skippedCount, questionCount } = result
  const unasked = questionCount - answeredCount - skippedCount
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' })
  const facts = [
    `${formatDate(createTime, i18n.language)} ${clock.format(new Date(createTime))}`,
    ...(seconds > 0 ? [t('result.time', { time: formatDuration(seconds, i18n.language) })] : []),
    ...(answeredCount > 0 ? [t('result.answered', { count: answeredCount })] : []),
    ...(skippedCount > 0 ? [t('result.skipped', { count: skippedCount })] : []),
    ...(unasked > 0 ? [t('result.unasked', { count: unasked })] : []),
    t(`level.${result.level}`),
    t(`strictness.${result.strictness}`),
  ]
  return (
    <header className={head.head}>
      <div>
        <p className={head.facts}>{facts.join(t('clause'))}</p>
        <h1>{bankName}</h1>
      </div>
      <div className={styles.acts}>
        <Button type="text" onClick={() => window.print()}>
          <Icon name="doc" size={16} />
          {t('result.print')}
        </Button>
        <ShareButton result={result} />
        {bankId !== null && <ButtonLink to={bankAddress(bankId)}>{t('result.again')}</ButtonLink>}
      </div>
    </header>
  )
}
