import { contributionLimits } from '@app/contract/contribution/values'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { Input, Select } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../pages/ContributePage.module.css'
import { FieldBox } from './FieldBox.tsx'
import type { ProposalStore } from './ProposalStore.ts'

/** Why, by what, and for a new question where. */
export const ToldFields = observer(function ToldFields({
  store,
  banks,
}: {
  store: ProposalStore
  banks: readonly QuestionBank[]
}) {
  const { t } = useTranslation('contribute')
  const id = useId()
  return (
    <div className={styles.fields}>
      {!store.question && (
        <FieldBox id={`${id}-bank`} label={t('field.bankId')} error={store.errorOf('bankId')}>
          <Select
            id={`${id}-bank`}
            className={styles.wide ?? ''}
            placeholder={t('new.bank')}
            options={banks.map(({ id: value, name }) => ({ value, label: name }))}
            showSearch={{ optionFilterProp: 'label' }}
            value={store.bankId}
            onChange={(bankId: number) => store.tell({ bankId })}
          />
        </FieldBox>
      )}
      <FieldBox
        id={`${id}-reason`}
        label={t(store.question ? 'told.reason' : 'told.remark')}
        error={store.errorOf('reason')}
      >
        <Input.TextArea
          id={`${id}-reason`}
          rows={2}
          maxLength={contributionLimits.reason}
          value={store.reason}
          onChange={({ target }) => store.tell({ reason: target.value })}
        />
      </FieldBox>
      <FieldBox id={`${id}-source`} label={t('told.source')} error={store.errorOf('source')}>
        <Input
          id={`${id}-source`}
          type="url"
          maxLength={contributionLimits.source}
          value={store.source}
          onChange={({ target }) => store.tell({ source: target.value })}
        />
      </FieldBox>
    </div>
  )
})
