import type { QuestionDetail } from '@app/contract/question/schemas'
import { Alert, Button, Form } from 'antd'
import dayjs from 'dayjs'
import { observer } from 'mobx-react-lite'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanyField } from '../../../shared/antd/form/CompanyField.tsx'
import { DateField } from '../../../shared/antd/form/DateField.tsx'
import { TextField } from '../../../shared/antd/form/TextField.tsx'
import frame from '../../../shared/components/dialog/Dialog.module.css'
import { useModal } from '../../../shared/components/dialog/use-modal.ts'
import { useRootStore } from '../../../shared/root/store-context.ts'
import styles from './EncounterDialog.module.css'
import { EncounterStore } from './EncounterStore.ts'

interface Props {
  question: QuestionDetail
  onChange: (change: Pick<QuestionDetail, 'encounter' | 'encounterCount'>) => void
  onClose: () => void
}

/** Where and when one met a question: all of it may stay empty. */
export const EncounterDialog = observer(function EncounterDialog({ question, onChange, onClose }: Props) {
  const { t } = useTranslation(['problems', 'common'])
  const root = useRootStore()
  const [store] = useState(() => new EncounterStore(root, question, onChange))
  const dialog = useModal()
  const id = useId()
  useEffect(() => void store.loadCompanies(), [store])
  const closeAfter = async (act: Promise<boolean>) => {
    if (await act) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={`${frame.dialog} ${styles.dialog}`}
      aria-labelledby={id}
      onClose={onClose}
    >
      <h2 id={id} className={frame.title}>
        {t('encounter.title')}
      </h2>
      <p className={frame.text}>{t('encounter.hint')}</p>
      <Form
        className={styles.form ?? ''}
        layout="vertical"
        requiredMark={false}
        noValidate
        onFinish={() => closeAfter(store.save())}
      >
        <Fields store={store} />
        {store.form.problem !== null && <Alert type="error" title={store.form.problem} showIcon />}
        <div className={frame.actions}>
          {store.isMarked && (
            <Button
              className={styles.remove ?? ''}
              type="text"
              danger
              loading={store.isRemoving}
              onClick={() => closeAfter(store.remove())}
            >
              {t('encounter.remove')}
            </Button>
          )}
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button type="primary" htmlType="submit" loading={store.form.isSending}>
            {t('encounter.save')}
          </Button>
        </div>
      </Form>
    </dialog>
  )
})

const Fields = observer(function Fields({ store: { form, companies } }: { store: EncounterStore }) {
  const { t } = useTranslation('problems')
  return (
    <>
      <CompanyField
        field={form.field('company')}
        label={t('encounter.company')}
        placeholder={t('encounter.companyExample')}
        suggestions={companies.value ?? []}
      />
      <TextField
        field={form.field('role')}
        label={t('encounter.role')}
        placeholder={t('encounter.roleExample')}
        autoComplete="off"
        isOptional
      />
      <DateField
        field={form.field('month')}
        label={t('encounter.month')}
        picker="month"
        max={dayjs().format('YYYY-MM')}
        isOptional
      />
    </>
  )
})
