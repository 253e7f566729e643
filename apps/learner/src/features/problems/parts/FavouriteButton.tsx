import { useTranslation } from 'react-i18next'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './FavouriteButton.module.css'

interface Props {
  isFavourite: boolean
  /** What the star is for, part of the button's accessible name. */
  subject: string
  onToggle: () => void
  className?: string | undefined
}

/** A star that is filled for a favourite. */
export function FavouriteButton({ isFavourite, subject, onToggle, className }: Props) {
  const { t } = useTranslation('question')
  return (
    <button
      type="button"
      className={`${styles.button} ${className ?? ''}`}
      aria-pressed={isFavourite}
      aria-label={t('favourite.of', { subject })}
      title={t(isFavourite ? 'favourite.done' : 'favourite.add')}
      onClick={onToggle}
    >
      <Icon name="star" />
    </button>
  )
}
