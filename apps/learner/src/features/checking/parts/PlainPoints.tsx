import type { KeyPoint } from '@app/contract/key-point/schemas'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './PlainPoints.module.css'

interface Props {
  points: readonly Pick<KeyPoint, 'text' | 'weight'>[]
  /** Whether they are those of the checklist for questions about the person, which all weigh the same. */
  isChecklist?: boolean
}

/** The key points of a question that one has not answered in writing. */
export function PlainPoints({ points, isChecklist = false }: Props) {
  const { t } = useTranslation('checking')
  return (
    <ul className={styles.points} aria-label={t('points')}>
      {points.map(({ text, weight }) => (
        <li key={text}>
          <Icon name="target" size={18} />
          <span>{text}</span>
          {!isChecklist && <span className={styles.weight}>{t('weight', { weight })}</span>}
        </li>
      ))}
    </ul>
  )
}
