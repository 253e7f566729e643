import type { ChapterRecord } from '@app/contract/chapter/schemas'
import { DeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../shared/form/EditPage.tsx'
import { ChapterInputs } from './ChapterInputs.tsx'
import { chapterFields, toChapterChange } from './chapter-values.ts'

/** Edits a chapter, or deletes an empty one. */
export function ChapterEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<ChapterRecord>
      title={t('resources.learning/chapters.name')}
      titleOf={({ name }) => name}
      fields={chapterFields}
      transform={toChapterChange}
      redirect="list"
      actions={<DeleteWithConfirmButton mutationMode="pessimistic" redirect="list" confirmColor="warning" />}
    >
      <ChapterInputs />
    </EditPage>
  )
}
