import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
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

/**
 * Leads to where records are put in order: all of them, or those of the parent that the list is filtered by.
 * @param parentField the filter without which there is no order
 */
export function OrderLink({ parentField }: { parentField?: string }) {
  const { t } = useTranslation('admin')
  const { resource, filterValues } = useListContext()
  const parentId: unknown = parentField === undefined ? '' : filterValues[parentField]
  if (parentId === undefined) return null
  const path = parentField === undefined ? 'order' : `order/${parentId}`
  return (
    <Button component={Link} to={`/${resource}/${path}`} startIcon={<SwapVertOutlined />}>
      {t('order.action')}
    </Button>
  )
}
