import type { ChapterDraft, ChapterRecord } from '@app/contract/chapter/schemas'
import { chapterFormat } from '@app/contract/content/kinds/chapter'
import { required, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { ParentPart } from '../../content/parent-kind.ts'
import { MarkdownInput } from '../../shared/form/MarkdownInput.tsx'
import { TermsInput } from '../../shared/form/TermsInput.tsx'

const isRequired = required()

function Inputs() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput source="name" validate={isRequired} />
      <TextInput source="slug" validate={isRequired} helperText={t('chapters.slugHelp')} />
      <TextInput source="description" helperText={t('chapters.descriptionHelp')} />
      <TermsInput
        source="paths"
        label={t('resources.learning/chapters.fields.paths')}
        helperText={t('chapters.pathsHelp')}
      />
      <MarkdownInput
        source="introduction"
        label={t('resources.learning/chapters.fields.introduction')}
        helperText={t('chapters.introductionHelp')}
      />
    </>
  )
}

/** What is a chapter's own in its pages. */
export const chapter: ParentPart<ChapterRecord, ChapterDraft> = {
  columns: [{ source: 'paths', from: 'sm', render: ({ paths }, t) => paths.join(t('chapters.comma')) }],
  empty: { name: '', slug: '', description: '', paths: [], introduction: '' },
  Inputs,
  format: chapterFormat,
}
