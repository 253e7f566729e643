import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import {
  AddSavedQueryDialog,
  extractValidSavedQueries,
  RemoveSavedQueryDialog,
  type SavedQuery,
  useListContext,
  useResourceContext,
  useSavedQueries,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { isSameQuery, searchOf } from './saved-query.ts'

type Dialog = 'add' | 'remove' | null

/** Filters, order and page size saved under a name, per list, in this browser. */
export function SavedFilters() {
  const { t } = useTranslation('admin')
  const resource = useResourceContext() ?? ''
  const [stored] = useSavedQueries(resource)
  const { filterValues, sort, perPage } = useListContext()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<Dialog>(null)
  const saved = extractValidSavedQueries(stored)
  const isCurrent = ({ value }: SavedQuery) => isSameQuery(value, { filter: filterValues, sort, perPage })
  const isFiltered = Object.keys(filterValues).length > 0
  const open = (next: Dialog) => {
    setAnchor(null)
    setDialog(next)
  }
  const apply = ({ value }: SavedQuery) => {
    setAnchor(null)
    navigate({ search: searchOf(value) })
  }
  if (!isFiltered && saved.length === 0) return null
  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkBorderOutlined />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('ra.saved_queries.label')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {saved.map((query) => (
          <MenuItem key={query.label} selected={isCurrent(query)} onClick={() => apply(query)}>
            <ListItemIcon>
              <BookmarkBorderOutlined fontSize="small" />
            </ListItemIcon>
            {query.label}
          </MenuItem>
        ))}
        {saved.some(isCurrent) ? (
          <MenuItem onClick={() => open('remove')}>
            <ListItemIcon>
              <BookmarkRemoveOutlined fontSize="small" />
            </ListItemIcon>
            {t('ra.saved_queries.remove_label')}
          </MenuItem>
        ) : (
          <MenuItem disabled={!isFiltered} onClick={() => open('add')}>
            <ListItemIcon>
              <BookmarkAddOutlined fontSize="small" />
            </ListItemIcon>
            {t('ra.saved_queries.new_label')}
          </MenuItem>
        )}
      </Menu>
      <AddSavedQueryDialog open={dialog === 'add'} onClose={() => setDialog(null)} />
      <RemoveSavedQueryDialog open={dialog === 'remove'} onClose={() => setDialog(null)} />
    </>
  )
}
