import type { MarkedText } from '@app/contract/search/schemas'

/** A text whose matches are marked. */
export function Marked({ text }: { text: MarkedText }) {
  return text.map((piece, index) => (piece.isMarked ? <mark key={index}>{piece.text}</mark> : piece.text))
}
