import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined'
import IconButton from '@mui/material/IconButton'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'

/** A link back to a list, given by its path below /admin. */
export function PageBack({ to }: { to: string }) {
  const { t } = useTranslation('admin')
  return (
    <IconButton component={Link} to={`/${to}`} aria-label={t('show.back')} edge="start">
      <ArrowBackOutlined />
    </IconButton>
  )
}
