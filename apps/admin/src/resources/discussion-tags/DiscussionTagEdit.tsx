import { discussionLimits } from '@app/contract/discussion/values'
import type { DiscussionTagRecord } from '@app/contract/discussion-tag/schemas'
import { maxLength, required, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../shared/form/EditPage.tsx'

const rules = [required(), maxLength(discussionLimits.tag)]

/** Gives a tag another name. */
export function DiscussionTagEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<DiscussionTagRecord>
      title={t('resources.discussion-tags.name')}
      titleOf={({ name }) => name}
      fields={['name']}
      redirect="list"
    >
      <TextInput source="name" validate={rules} helperText={t('discussionTags.nameHelp')} />
    </EditPage>
  )
}
