import type { KeyPoint } from '@app/contract/key-point/schemas'

export const emptyKeyPoint: KeyPoint = { text: '', weight: 3, followUp: '', misconception: '' }

/** Key points as they are sent: an emptied input holds null. */
export function toKeyPoints(
  values: readonly { [F in keyof KeyPoint]: KeyPoint[F] | null }[] | null | undefined,
): KeyPoint[] {
  return (values ?? []).map(({ text, weight, followUp, misconception }) => ({
    text: text ?? '',
    weight: weight ?? emptyKeyPoint.weight,
    followUp: followUp ?? '',
    misconception: misconception ?? '',
  }))
}
