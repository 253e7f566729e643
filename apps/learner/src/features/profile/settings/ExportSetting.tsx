import { download } from '@app/ui/download'
import { Button, Progress } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { ConfirmationForm } from './confirmation/ConfirmationForm.tsx'
import { ExportStore } from './ExportStore.ts'
import { SettingRow } from './SettingRow.tsx'

const FILE_NAME = 'my-data.json'

export const ExportSetting = observer(function ExportSetting() {
  const { t } = useTranslation(['settings', 'common'])
  const store = useFeatureStore(ExportStore)
  const { status, done, total } = store

  const handleExport = () => void store.run((file) => download(file, FILE_NAME))

  return (
    <SettingRow
      title={t('export.title')}
      hint={t(status === 'failed' ? 'export.failed' : 'export.hint')}
      action={
        status === 'running' ? (
          <Button onClick={store.cancel}>{t('common:action.cancel')}</Button>
        ) : (
          <Button onClick={handleExport}>
            {t(status === 'failed' ? 'common:action.retry' : 'export.action')}
          </Button>
        )
      }
    >
      {status === 'running' && (
        <Progress
          percent={total === 0 ? 0 : Math.floor((done / total) * 100)}
          size="small"
          aria-label={t('export.progress', { done, total })}
        />
      )}
      {store.confirmation.waiting && <ConfirmationForm confirmation={store.confirmation} />}
    </SettingRow>
  )
})
