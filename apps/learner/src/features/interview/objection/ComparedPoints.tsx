import { useTranslation } from 'react-i18next'
import { StandingIcon } from '../../checking/parts/StandingIcon.tsx'
import styles from './ComparedPoints.module.css'
import type { ComparedPoint } from './compare-scorings.ts'

/** What the second scoring found of each key point. */
export function ComparedPoints({ points }: { points: readonly ComparedPoint[] }) {
  const { t } = useTranslation(['interview', 'checking'])
  return (
    <ul className={styles.points}>
      {points.map(({ text, standing, before, isByHand, quote, weight }) => (
        <li key={text} data-standing={standing}>
          <StandingIcon standing={standing} />
          <div>
            <p>
              {text}
              <small>
                {before && <del>{t(`checking:standing.${before}`)}</del>}
                {t(`checking:standing.${standing}`)}
                {isByHand && t('objection.byHand')}
              </small>
            </p>
            <p className={styles.evidence}>
              {quote === null ? t('objection.notFound') : t('objection.basis', { text: quote })}
            </p>
          </div>
          <span className={styles.weight}>{t('checking:weight', { weight })}</span>
        </li>
      ))}
    </ul>
  )
}
