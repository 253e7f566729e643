import RefreshOutlined from '@mui/icons-material/RefreshOutlined'
import CircularProgress from '@mui/material/CircularProgress'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useLoading, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'

/** Reloads the data of the page; spins while anything is loading. */
export function RefreshButton() {
  const { t } = useTranslation('admin')
  const isLoading = useLoading()
  const refresh = useRefresh()
  const label = t('ra.action.refresh')
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} aria-busy={isLoading} onClick={refresh}>
        {isLoading ? (
          <CircularProgress size={20} color="inherit" aria-hidden />
        ) : (
          <RefreshOutlined fontSize="small" />
        )}
      </IconButton>
    </Tooltip>
  )
}
