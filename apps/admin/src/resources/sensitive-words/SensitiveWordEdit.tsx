import type { SensitiveWord } from '@app/contract/sensitive-word/schemas'
import { DeleteWithConfirmButton } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../shared/form/EditPage.tsx'
import { SensitiveWordInputs } from './SensitiveWordInputs.tsx'

/** Edits a sensitive word, or deletes it. */
export function SensitiveWordEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<SensitiveWord>
      title={t('sensitiveWords.edit')}
      titleOf={({ word }) => word}
      fields={['word', 'action', 'note']}
      redirect="list"
      actions={
        <DeleteWithConfirmButton
          mutationMode="pessimistic"
          redirect="list"
          confirmContent={t('sensitiveWords.deleteAdvice')}
          confirmColor="warning"
        />
      }
    >
      <SensitiveWordInputs />
    </EditPage>
  )
}
