import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../../shared/components/dialog/AlertDialog.tsx'
import { ConfirmDialog } from '../../../shared/components/dialog/ConfirmDialog.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantStore } from '../stores/AssistantStore.ts'

/** What stands before the panel until it is answered. */
export const PanelDialogs = observer(function PanelDialogs() {
  const { t } = useTranslation('assistant')
  const { confirmation, alert, confirm, cancel, tell } = useFeatureStore(AssistantStore)
  return (
    <>
      {confirmation && (
        <ConfirmDialog
          title={confirmation.act === 'delete' ? t('delete.title') : t('clear.title')}
          text={confirmation.act === 'delete' ? t('delete.text') : t('clear.text')}
          isDangerous
          onConfirm={() => void confirm()}
          onCancel={cancel}
        />
      )}
      {alert !== null && <AlertDialog text={alert} onClose={() => tell(null)} />}
    </>
  )
})
