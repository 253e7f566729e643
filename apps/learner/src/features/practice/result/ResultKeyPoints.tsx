import type { ResultQuestion } from '@app/contract'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './ResultKeyPoints.module.css'

/** The key points of a question: which of them the answer covers, where there is one in writing. */
export function ResultKeyPoints({ keyPoints }: Pick<ResultQuestion, 'keyPoints'>) {
  const { t } = useTranslation(['practice', 'review'])
  if (keyPoints.length === 0) return null
  return (
    <ul className={styles.points} aria-label={t('review:card.keyPoints')}>
      {keyPoints.map(({ text, weight, isCovered }) => {
        const state = isCovered === null ? 'open' : isCovered ? 'covered' : 'missing'
        return (
          <li key={text} data-state={state}>
            <Icon name={ICONS[state]} size={18} />
            <span>
              {state !== 'open' && (
                <span className="visually-hidden">
                  {t(isCovered ? 'result.coveredMark' : 'result.missingMark')}
                </span>
              )}
              {text}
            </span>
            <span className={styles.weight}>{t('review:card.weight', { weight })}</span>
          </li>
        )
      })}
    </ul>
  )
}

const ICONS = { covered: 'ok', missing: 'bad', open: 'target' } as const
