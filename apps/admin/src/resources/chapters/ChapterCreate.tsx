import { CreateBase } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { FormFrame } from '../../shared/form/FormFrame.tsx'
import { ChapterInputs } from './ChapterInputs.tsx'
import { toChapterDraft } from './chapter-values.ts'

/** A new chapter, behind all others. */
export function ChapterCreate() {
  const { t } = useTranslation('admin')
  return (
    <CreateBase redirect="list" transform={toChapterDraft}>
      <FormFrame title={t('chapters.create')} isReady form={<ChapterInputs />} />
    </CreateBase>
  )
}
