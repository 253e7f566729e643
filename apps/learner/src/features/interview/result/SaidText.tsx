import type { InterviewTurn, PointResult } from '@app/contract'
import { circled, markPassages, type Numbered } from '@app/ui/passages'
import { useTranslation } from 'react-i18next'
import styles from './SaidText.module.css'

interface Props {
  turn: InterviewTurn
  points: readonly Numbered<PointResult>[]
}

/** A turn of the talk; in an answer the passages that key points rest on are underlined and numbered. */
export function SaidText({ turn: { number, kind, content }, points }: Props) {
  const { t } = useTranslation('interview')
  if (kind === 'skip') return <p className={styles.asked}>{t('session.skippedTurn')}</p>
  if (kind !== 'answer') return <p className={styles.asked}>{t('result.followUp', { text: content })}</p>
  return (
    <p className={styles.said}>
      {markPassages(content, number, points).map((piece, index) =>
        piece.numbers.length === 0 ? (
          piece.text
        ) : (
          <mark key={index} data-wrong={piece.isWrong}>
            {piece.text}
            {piece.ends.map((end) => (
              <sup key={end}>{circled(end)}</sup>
            ))}
          </mark>
        ),
      )}
    </p>
  )
}
