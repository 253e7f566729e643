import { useTranslation } from 'react-i18next'
import { CreatePage } from '../../shared/form/CreatePage.tsx'
import { SensitiveWordInputs } from './SensitiveWordInputs.tsx'

const initial = { action: 'mask', note: '' }

/** Adds a sensitive word. */
export function SensitiveWordCreate() {
  const { t } = useTranslation('admin')
  return (
    <CreatePage title={t('resources.sensitive-words.create')} initial={initial} redirect="list">
      <SensitiveWordInputs />
    </CreatePage>
  )
}
