import AddOutlined from '@mui/icons-material/AddOutlined'
import Button from '@mui/material/Button'
import { useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** Leads from a list to the form of a new record. */
export function CreateLink() {
  const { t } = useTranslation('admin')
  const resource = useResourceContext()
  return (
    <Button component={Link} to={`/${resource}/create`} variant="contained" startIcon={<AddOutlined />}>
      {t(`resources.${resource}.create`)}
    </Button>
  )
}
