import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import { VERDICT_ICONS } from '../result/verdict-icons.ts'
import styles from './ComparedPoints.module.css'
import type { ComparedPoint } from './compare-scorings.ts'

/** What the second scoring found of each key point, and what it looked for in vain. */
export function ComparedPoints({ points }: { points: readonly ComparedPoint[] }) {
  const { t } = useTranslation('interview')
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point.text} data-verdict={point.verdict}>
          <Icon name={VERDICT_ICONS[point.verdict]} size={18} />
          <div>
            <p>
              {point.text}
              <small>
                {point.before && <del>{t(`verdict.${point.before}`)}</del>}
                {t(`verdict.${point.verdict}`)}
                {point.isByHand && t('objection.byHand')}
              </small>
            </p>
            <Evidence point={point} />
          </div>
          <span className={styles.weight}>{t('result.weight', { weight: point.weight })}</span>
        </li>
      ))}
    </ul>
  )
}

function Evidence({ point: { quote, wordings } }: { point: ComparedPoint }) {
  const { t } = useTranslation('interview')
  return (
    <p className={styles.evidence}>
      {quote === null ? t('objection.notFound') : t('objection.basis', { text: quote })}
      {wordings.length > 0 && t('objection.sought', { list: wordings.join(t('comma')) })}
    </p>
  )
}
