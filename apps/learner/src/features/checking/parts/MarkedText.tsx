import { circled, markPassages } from '@app/ui/passages'
import styles from './MarkedText.module.css'
import type { NumberedPoint, SaidTurn } from './points.ts'

interface Props {
  turn: SaidTurn
  points: readonly NumberedPoint[]
}

/** What one said, with the passages that say points underlined as the points stand, and numbered like them. */
export function MarkedText({ turn: { number, content }, points }: Props) {
  return (
    <p className={styles.said}>
      {markPassages(content, number, points).map((piece, index) =>
        piece.numbers.length === 0 ? (
          piece.text
        ) : (
          <mark key={index} className={styles.mark} data-standing={piece.standing}>
            {piece.text}
            {piece.ends.map(({ number: end, standing }) => (
              <sup key={end} data-standing={standing}>
                {circled(end)}
              </sup>
            ))}
          </mark>
        ),
      )}
    </p>
  )
}
