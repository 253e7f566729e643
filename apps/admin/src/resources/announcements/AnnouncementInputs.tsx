import { audience } from '@app/contract/announcement/schemas'
import { maxLength, required, SelectInput, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { MarkdownInput } from '../../shared/form/MarkdownInput.tsx'

const MOST_TITLE = 100
const MOST_CONTENT = 20_000
const titleRules = [required(), maxLength(MOST_TITLE)]
const contentRules = [required(), maxLength(MOST_CONTENT)]

/** The inputs of an announcement: text and audience. */
export function AnnouncementInputs() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput source="title" validate={titleRules} />
      <SelectInput
        source="audience"
        choices={audience.options.map((id) => ({ id, name: t(`audience.${id}`) }))}
        validate={required()}
      />
      <MarkdownInput
        source="content"
        label={t('resources.announcements.fields.content')}
        helperText={t('announcements.contentHelp')}
        validate={contentRules}
      />
    </>
  )
}
