import { TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { LinesInput } from '../shared/form/LinesInput.tsx'

/** How the facts of an item were checked: the day, the versions, and a source a line. */
export function CheckedInputs() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput
        source="checkedDate"
        label={t('checked.date')}
        helperText={t('checked.dateHelp')}
        margin="dense"
        fullWidth
      />
      <LinesInput source="versions" label={t('checked.versions')} helperText={t('checked.versionsHelp')} />
      <LinesInput source="sources" label={t('checked.sources')} helperText={t('checked.sourcesHelp')} />
    </>
  )
}
