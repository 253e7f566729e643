import type { UserDetail, UserRecord } from '@app/contract/user/schemas'
import { maxLength, required, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../shared/form/EditPage.tsx'

const MOST_NAME = 30
const name = [required(), maxLength(MOST_NAME)]

/** Edits the parts of a profile that an admin may change. */
export function UserEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<UserRecord | UserDetail>
      title={t('resources.users.name')}
      titleOf={({ username }) => t('users.editTitle', { name: username })}
      fields={['username', 'avatarUrl']}
    >
      <TextInput source="username" validate={name} />
      <TextInput source="avatarUrl" helperText={t('users.avatarHelp')} />
    </EditPage>
  )
}
