import { type Assessment, PERSONAL_CHECKLIST, type PointResult } from '@app/contract'
import { useTranslation } from 'react-i18next'

/** The points of an assessment in words: those of the checklist for questions about the person have names instead. */
export function useNamedPoints(assessment: Assessment | null): readonly PointResult[] {
  const { t } = useTranslation('interview')
  if (!assessment?.isChecklist) return assessment?.points ?? []
  return assessment.points.map((point) => {
    const name = PERSONAL_CHECKLIST.find((known) => known === point.text)
    return name ? { ...point, text: t(`checklist.${name}`) } : point
  })
}
