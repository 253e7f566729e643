import type { QuestionStatus } from '@app/contract/content/values'
import { useTranslation } from 'react-i18next'
import { Label, type LabelTone } from './Label.tsx'

const tones = {
  draft: 'warning',
  published: 'success',
  archived: 'neutral',
} as const satisfies Record<QuestionStatus, LabelTone>

/** Whether learners see it. */
export function StatusLabel({ status }: { status: QuestionStatus }) {
  const { t } = useTranslation('admin')
  return <Label tone={tones[status]}>{t(`status.${status}`)}</Label>
}
