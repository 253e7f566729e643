import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Leads to where files of content are imported. */
export function ImportLink() {
  const { t } = useTranslation('admin')
  return (
    <Button component={Link} to="/problems/imports/create" startIcon={<UploadFileOutlined />}>
      {t('imports.link')}
    </Button>
  )
}
