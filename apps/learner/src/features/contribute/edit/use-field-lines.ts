import { useTranslation } from 'react-i18next'
import type { WriteField } from './compare-questions.ts'

/** Writes a field of a question as the lines that are compared. */
export function useFieldLines(): WriteField {
  const { t } = useTranslation(['contribute', 'question'])
  return (text, field) => {
    if (field === 'difficulty') return [t(`question:difficulty.${text.difficulty}`)]
    if (field === 'frequency') return [t(`question:frequency.${text.frequency}`)]
    if (field === 'keyPoints')
      return text.keyPoints.map((point) =>
        [point.text, t('point.weightOf', { weight: point.weight }), point.followUp, point.misconception]
          .filter(Boolean)
          .join(' · '),
      )
    if (field === 'isPersonal') return [t(`personal.${text.isPersonal ? 'yes' : 'no'}`)]
    const value = text[field]
    return Array.isArray(value) ? value.map(String) : value.split('\n')
  }
}
