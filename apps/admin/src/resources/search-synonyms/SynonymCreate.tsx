import { useTranslation } from 'react-i18next'
import { CreatePage } from '../../shared/form/CreatePage.tsx'
import { SynonymInputs } from './SynonymInputs.tsx'

const initial = { words: [], isActive: true, note: '' }

/** Adds a group of synonyms. */
export function SynonymCreate() {
  const { t } = useTranslation('admin')
  return (
    <CreatePage title={t('resources.search-synonyms.create')} initial={initial} redirect="list">
      <SynonymInputs />
    </CreatePage>
  )
}
