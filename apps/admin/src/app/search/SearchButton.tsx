import SearchOutlined from '@mui/icons-material/SearchOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchDialog } from './SearchDialog.tsx'
import type { SearchEntry } from './search-group.ts'
import { findPageActs } from './use-page-entries.ts'

/** Opens the search of the whole console, as Ctrl+K and ⌘K do. */
export function SearchButton() {
  const { t } = useTranslation('admin')
  const [acts, setActs] = useState<readonly SearchEntry[] | null>(null)
  const open = () => setActs(findPageActs())
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const isMeant = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    // An editor has a meaning of its own for it; a question that is open is answered first.
    if (!isMeant || event.defaultPrevented || document.querySelector('[role="dialog"]')) return
    event.preventDefault()
    open()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return (
    <>
      <Tooltip title={t('search.hint')}>
        <IconButton aria-label={t('search.title')} aria-keyshortcuts="Control+K Meta+K" onClick={open}>
          <SearchOutlined fontSize="small" />
        </IconButton>
      </Tooltip>
      {acts && <SearchDialog acts={acts} onClose={() => setActs(null)} />}
    </>
  )
}
