import type { InterviewOverview } from '@app/contract/interview-session/schemas'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { formatDuration } from '../../../shared/format-duration.ts'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { Glyph } from '../Glyph.tsx'
import styles from './OpenSession.module.css'

/** The interview that is not over, and the way back into it. */
export function OpenSession({ open }: { open: NonNullable<InterviewOverview['open']> }) {
  const { t, i18n } = useTranslation('interview')
  const { id, bankName, place, actTime, millisecondsLeft } = open
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' })
  const when = `${formatDaysAgo(actTime, i18n.language)} ${clock.format(new Date(actTime))}`
  return (
    <section className={styles.open} aria-label={t('open.label')}>
      <span className={styles.mark} aria-hidden="true">
        <Glyph name="play" size={20} />
      </span>
      <div className={styles.text}>
        <p className={styles.title}>{t('open.title', { name: bankName, place })}</p>
        <p className={styles.facts}>
          {millisecondsLeft === null
            ? t('open.unlimited', { when })
            : t('open.left', {
                when,
                left: formatDuration(Math.round(millisecondsLeft / 1000), i18n.language),
              })}
        </p>
      </div>
      <ButtonLink variant="primary" to={`/interview/session/${id}`}>
        {t('open.continue')}
      </ButtonLink>
    </section>
  )
}
