import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../../../shared/feedback/ProgressBar.tsx'
import { type ExportFormat, exportFormats, MOST_EXPORTED, useExport } from './use-export.ts'

/** Exports all pages of the filtered list in a format that can be imported again. */
export function ExportButton() {
  const { t } = useTranslation('admin')
  const { total = 0 } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { run, cancel, share } = useExport()
  const choose = (format: ExportFormat) => {
    setAnchor(null)
    run(format)
  }
  return (
    <>
      <Button
        startIcon={<FileDownloadOutlined />}
        disabled={total === 0}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('ra.action.export')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {exportFormats.map((format) => (
          <MenuItem key={format} onClick={() => choose(format)}>
            {t(`exports.format.${format}`)}
          </MenuItem>
        ))}
      </Menu>
      <Dialog open={share !== null} fullWidth maxWidth="xs" aria-label={t('exports.title')}>
        <DialogContent>
          <ProgressBar
            label={t('exports.working', { total: Math.min(total, MOST_EXPORTED) })}
            share={share ?? 0}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={cancel}>{t('ra.action.cancel')}</Button>
        </DialogActions>
      </Dialog>
    </>
  )
}
