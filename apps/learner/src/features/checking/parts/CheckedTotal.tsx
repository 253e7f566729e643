import type { PointCounts, Scorer } from '@app/contract/key-point/values'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import styles from './CheckedTotal.module.css'

interface Props {
  counts: PointCounts
  score: number | null
  scorer: Scorer | null
  /** Stands beside the word how the score came about. */
  onChange?: () => void
  /** Stands below a score. */
  children?: ReactNode
}

/** What it came to: how much was mentioned as long as points wait to be checked, then the score and whose it is. */
export function CheckedTotal({ counts, score, scorer, onChange, children }: Props) {
  const { t } = useTranslation('checking')
  const { pointCount, mentionedCount, uncheckedCount } = counts
  if (uncheckedCount > 0) {
    const checkedCount = mentionedCount - uncheckedCount
    const progress = t('progress', { checked: checkedCount, mentioned: mentionedCount })
    return (
      <div>
        <p className={styles.total}>
          {mentionedCount}
          <small>{t('ofPoints', { count: pointCount })}</small>
        </p>
        <p className={styles.state}>
          {checkedCount > 0
            ? t('stillUnchecked', { checked: checkedCount, count: uncheckedCount })
            : t('noneChecked', { count: uncheckedCount })}
        </p>
        <div className={styles.progress}>
          <progress max={mentionedCount} value={checkedCount} aria-label={progress} />
          <p>
            <span>{t('scoreAfterwards')}</span>
            <span aria-hidden="true">
              {checkedCount}/{mentionedCount}
            </span>
          </p>
        </div>
      </div>
    )
  }
  return (
    <div>
      {score === null ? (
        <p className={styles.unscored}>{t('unscored')}</p>
      ) : (
        <p className={styles.total}>
          {score}
          <small>/100</small>
        </p>
      )}
      {score !== null && scorer && (
        <p className={styles.state}>
          {t(`scorer.${scorer}`)}
          {onChange && (
            <Button className={styles.change} size="small" variant="link" onClick={onChange}>
              {t('changeScore')}
            </Button>
          )}
        </p>
      )}
      {children}
    </div>
  )
}
