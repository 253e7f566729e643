import { INTERVIEW_LEVELS } from '@app/contract/interview-bank/values'
import { MAX_FILTER_BANKS } from '@app/contract/question-draw/values'
import { MAX_ROLE_LENGTH } from '@app/contract/question-encounter/values'
import { DEFAULT_STUDY_SETTINGS } from '@app/contract/review/values'
import { Alert, Button, Form, Popconfirm, Select } from 'antd'
import dayjs from 'dayjs'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyField } from '../../../shared/antd/form/CompanyField.tsx'
import { DateField } from '../../../shared/antd/form/DateField.tsx'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { SuggestedField } from '../../../shared/antd/form/SuggestedField.tsx'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import type { PlanStore } from '../PlanStore.ts'
import styles from './TargetDialog.module.css'

/** What the user prepares for: the day of the interview, and what they like to say of it. */
export const TargetDialog = observer(function TargetDialog({ store }: { store: PlanStore }) {
  const { t } = useTranslation(['plan', 'common'])
  const dialog = useModal()
  const id = useId()
  async function handleSubmit() {
    await store.save()
    focusField(store.form.firstWrong)
  }
  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={store.close}
    >
      <h2 id={id} className={frame.title}>
        {t('target.title')}
      </h2>
      <Form
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        noValidate
        onFinish={handleSubmit}
      >
        <Fields store={store} />
        {store.form.problem !== null && <Alert type="error" title={store.form.problem} showIcon />}
        <div className={frame.actions}>
          {store.plan.value && <RemoveButton store={store} />}
          <Button onClick={store.close}>{t('common:action.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={store.form.isSending}>
            {t('target.save')}
          </Button>
        </div>
      </Form>
    </dialog>
  )
})

const Fields = observer(function Fields({ store }: { store: PlanStore }) {
  const { t } = useTranslation('plan')
  const id = useId()
  const { form } = store
  return (
    <>
      <DateField
        field={form.field('interviewDay')}
        label={t('target.day')}
        picker="date"
        min={store.plan.value?.today ?? todayOnDevice()}
        isOptional
      />
      <SuggestedField
        field={{ ...form.field('role'), change: (role) => store.changeTarget({ role }) }}
        label={t('target.role')}
        placeholder={t('target.roleExample')}
        maxLength={MAX_ROLE_LENGTH}
        suggestions={store.targets.value?.map(({ role }) => ({ name: role })) ?? []}
      />
      <Form.Item label={t('target.level')} htmlFor={`${id}-level`}>
        <Select
          id={`${id}-level`}
          size="large"
          options={[
            { value: '', label: t('level.none') },
            ...INTERVIEW_LEVELS.map((value) => ({ value, label: t(`level.${value}`) })),
          ]}
          value={form.values.level}
          onChange={(level) => store.changeTarget({ level })}
        />
      </Form.Item>
      <CompanyField
        field={form.field('company')}
        label={t('target.company')}
        placeholder={t('target.companyExample')}
        suggestions={store.companies.value ?? []}
      />
      <Form.Item label={t('target.banks')} htmlFor={id}>
        <Select
          id={id}
          mode="multiple"
          size="large"
          maxCount={MAX_FILTER_BANKS}
          maxTagCount="responsive"
          optionFilterProp="label"
          placeholder={t('target.allBanks')}
          options={store.banks.value?.map(({ id: value, name }) => ({ value, label: name })) ?? []}
          value={store.bankIds}
          onChange={store.setBankIds}
        />
      </Form.Item>
    </>
  )
})

/** For who has no plan yet: the server knows the user's own day, and has the last word. */
function todayOnDevice(): string {
  const now = new Date(Date.now() - DEFAULT_STUDY_SETTINGS.dayStartHour * 3_600_000)
  return dayjs(now).format('YYYY-MM-DD')
}

function RemoveButton({ store }: { store: PlanStore }) {
  const { t } = useTranslation(['plan', 'common'])
  return (
    <Popconfirm
      title={t('target.removeTitle')}
      description={t('target.removeHint')}
      okText={t('common:action.confirm')}
      cancelText={t('common:action.cancel')}
      onConfirm={store.remove}
    >
      <Button className={styles.remove ?? ''} type="text" danger loading={store.isRemoving}>
        {t('target.remove')}
      </Button>
    </Popconfirm>
  )
}
