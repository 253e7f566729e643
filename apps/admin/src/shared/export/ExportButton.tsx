import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import ListSubheader from '@mui/material/ListSubheader'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useListContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { ProgressBar } from '../feedback/ProgressBar.tsx'
import { type ExportedRecord, type ExportFormat, type ListExport, MOST_EXPORTED } from './list-export.ts'
import { useExport } from './use-export.ts'
import { useExportNote } from './use-export-note.ts'

/** Exports all pages of the filtered list, or what is selected. It says how many there are, and whether a filter is on. */
export function ExportButton<R extends ExportedRecord>({ list }: { list: ListExport<R> }) {
  const { t } = useTranslation('admin')
  const { total = 0 } = useListContext()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const { run, cancel, share } = useExport(list)
  const note = useExportNote(anchor !== null)
  const choose = (format: ExportFormat<R>) => {
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
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': note } }}
      >
        <ListSubheader aria-hidden>{note}</ListSubheader>
        {list.formats.map((format) => (
          <MenuItem key={format.ending} onClick={() => choose(format)}>
            {format.label}
          </MenuItem>
        ))}
      </Menu>
      <Dialog open={share !== null} fullWidth maxWidth="xs" aria-label={t('ra.action.export')}>
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
