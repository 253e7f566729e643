import { useThemeMode } from '@app/ui/theme'
import DarkModeOutlined from '@mui/icons-material/DarkModeOutlined'
import LightModeOutlined from '@mui/icons-material/LightModeOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useTranslation } from 'react-i18next'
import { chooseTheme } from '../theme/theme-preference.ts'

/** Switches between light and dark. */
export function ThemeButton() {
  const { t } = useTranslation('admin')
  const isDark = useThemeMode() === 'dark'
  const label = t('ra.action.toggle_theme')
  return (
    <Tooltip title={label}>
      <IconButton aria-label={label} onClick={() => chooseTheme(isDark ? 'light' : 'dark')}>
        {isDark ? <LightModeOutlined fontSize="small" /> : <DarkModeOutlined fontSize="small" />}
      </IconButton>
    </Tooltip>
  )
}
