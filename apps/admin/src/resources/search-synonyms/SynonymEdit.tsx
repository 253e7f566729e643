import type { SearchSynonym } from '@app/contract/search-synonym/schemas'
import { DeleteWithConfirmButton, useRecordContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { EditPage } from '../../shared/form/EditPage.tsx'
import { SynonymInputs } from './SynonymInputs.tsx'

/** Edits a group of synonyms, or deletes it. */
export function SynonymEdit() {
  const { t } = useTranslation('admin')
  return (
    <EditPage<SearchSynonym>
      title={t('searchSynonyms.edit')}
      titleOf={({ words }) => words.join(t('searchSynonyms.comma'))}
      fields={['words', 'isActive', 'note']}
      redirect="list"
      actions={<DeleteSynonym />}
    >
      <SynonymInputs />
    </EditPage>
  )
}

function DeleteSynonym() {
  const { t } = useTranslation('admin')
  const isShipped = useRecordContext<SearchSynonym>()?.isShipped ?? false
  return (
    <DeleteWithConfirmButton
      mutationMode="pessimistic"
      redirect="list"
      disabled={isShipped}
      confirmContent={t('searchSynonyms.deleteAdvice')}
      confirmColor="warning"
    />
  )
}
