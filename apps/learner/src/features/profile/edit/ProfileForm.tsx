import { Alert, Button, Form } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { TextField } from '../../../shared/antd/form/TextField.tsx'
import { LeaveGuard } from '../../../shared/components/dialog/LeaveGuard.tsx'
import { AvatarField } from './AvatarField.tsx'
import { BioField } from './BioField.tsx'
import type { EditProfileStore } from './EditProfileStore.ts'
import { LinkFields } from './LinkFields.tsx'
import styles from './ProfileForm.module.css'
import { ShownParts } from './ShownParts.tsx'

/** The form of one's own profile. */
export const ProfileForm = observer(function ProfileForm({ store }: { store: EditProfileStore }) {
  const { t } = useTranslation(['profile', 'common'])
  const navigate = useNavigate()
  const { form } = store

  async function handleSubmit() {
    if (!(await store.save())) focusField(form.firstWrong)
  }

  return (
    <Form
      className={styles.form ?? ''}
      layout="vertical"
      requiredMark={false}
      noValidate
      onFinish={handleSubmit}
    >
      <LeaveGuard
        when={form.isChanged}
        title={t('edit.leaveTitle')}
        text={t('edit.leaveText')}
        onLeave={store.discard}
      />
      <AvatarField url={store.profile.value?.avatarUrl ?? null} />
      <TextField field={form.field('username')} label={t('field.username')} autoComplete="nickname" />
      <BioField field={form.field('bio')} />
      <div className={styles.pair}>
        <TextField
          field={form.field('targetRole')}
          label={t('field.targetRole')}
          placeholder={t('field.targetRoleExample')}
          autoComplete="organization-title"
          isOptional
        />
        <TextField
          field={form.field('company')}
          label={t('field.company')}
          autoComplete="organization"
          isOptional
        />
      </div>
      <LinkFields store={store} />
      <ShownParts form={form} />
      {form.problem !== null && <Alert type="error" title={form.problem} showIcon />}
      <div className={styles.actions}>
        <Button type="primary" htmlType="submit" size="large" loading={form.isSending}>
          {t('edit.save')}
        </Button>
        <Button
          type="text"
          size="large"
          onClick={() => {
            store.discard()
            navigate('/user/profile')
          }}
        >
          {t('common:action.cancel')}
        </Button>
      </div>
    </Form>
  )
})
