import SearchOffOutlined from '@mui/icons-material/SearchOffOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { PageState } from '../shared/feedback/PageState.tsx'
import { PageHeader } from '../shared/page/PageHeader.tsx'

/** The page for unknown addresses of the console. */
export function NotFoundPage() {
  const { t } = useTranslation('admin')
  return (
    <>
      <PageHeader title={t('ra.page.not_found')} />
      <PageState icon={SearchOffOutlined} fact={t('notFound.fact')} advice={t('ra.message.not_found')}>
        <Button component={Link} to="/" variant="outlined">
          {t('notFound.action')}
        </Button>
      </PageState>
    </>
  )
}
