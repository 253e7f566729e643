import { required, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../shared/form/MarkdownInput.tsx'

const isRequired = required()

/** The inputs of a chapter's form. */
export function ChapterInputs() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput source="name" validate={isRequired} />
      <TextInput source="slug" validate={isRequired} helperText={t('chapters.slugHelp')} />
      <TextInput source="description" helperText={t('chapters.descriptionHelp')} />
      <MarkdownInput
        source="introduction"
        label={t('resources.learning/chapters.fields.introduction')}
        helperText={t('chapters.introductionHelp')}
      />
    </>
  )
}
