import SwapVertOutlined from '@mui/icons-material/SwapVertOutlined'
import Button from '@mui/material/Button'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** A link to the page where the questions of the chosen bank are put in order. */
export function OrderLink() {
  const { t } = useTranslation('admin')
  const { filterValues } = useListContext()
  const bankId: number | undefined = filterValues.bankId
  if (bankId === undefined) return null
  return (
    <Button component={Link} to={`/problems/order/${bankId}`} startIcon={<SwapVertOutlined />}>
      {t('order.action')}
    </Button>
  )
}
