import { MAX_FOLLOW_UPS } from '@app/contract/interview-session/values'
import { Tag } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './Talk.module.css'
import type { ShownTurn } from './turns.ts'

/** Who said it, when, and what it is. */
export function TurnHead({ turn: { speaker, time, kind, followUp, hintCost } }: { turn: ShownTurn }) {
  const { t, i18n } = useTranslation('interview')
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' })
  return (
    <p className={styles.head}>
      <b>{t(`speaker.${speaker}`)}</b>
      <time dateTime={time}>{clock.format(new Date(time))}</time>
      {kind === 'followUp' && (
        <Tag variant="filled" className={styles.followUp ?? ''}>
          {t('session.followUp', { number: followUp, most: MAX_FOLLOW_UPS })}
        </Tag>
      )}
      {kind === 'hint' && (
        <Tag variant="filled" className={styles.hint ?? ''}>
          {hintCost > 0 ? t('session.hintTag', { cost: hintCost }) : t('session.hint')}
        </Tag>
      )}
    </p>
  )
}
