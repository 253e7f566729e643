import ReportOutlined from '@mui/icons-material/ReportOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { PageState } from '../shared/feedback/PageState.tsx'
import { PageHeader } from '../shared/page/PageHeader.tsx'

/** Replaces a page that crashed or whose code could not be loaded, and offers to reload the console. */
export function PageFailed() {
  const { t } = useTranslation('admin')
  return (
    <>
      <PageHeader title={t('ra.page.error')} />
      <PageState icon={ReportOutlined} fact={t('failed.fact')} advice={t('failed.advice')}>
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {t('failed.action')}
        </Button>
      </PageState>
    </>
  )
}
