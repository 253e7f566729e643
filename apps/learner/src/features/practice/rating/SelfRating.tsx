import type { Rating } from '@app/contract/review/values'
import { RATINGS } from '@app/contract/review/values'
import { useTranslation } from 'react-i18next'
import { MasteryIcon } from '../../problems/parts/MasteryIcon.tsx'
import styles from './SelfRating.module.css'

interface Props {
  value: Rating | null
  onRate: (rating: Rating) => void
}

/** Four buttons, of which the chosen one is pressed. */
export function SelfRating({ value, onRate }: Props) {
  const { t } = useTranslation(['review', 'question'])
  return (
    <fieldset className={styles.ratings} aria-label={t('rating.label')}>
      {RATINGS.map((rating) => (
        <button key={rating} type="button" aria-pressed={value === rating} onClick={() => onRate(rating)}>
          <MasteryIcon mastery={rating} />
          {t(`question:mastery.${rating}`)}
        </button>
      ))}
    </fieldset>
  )
}
