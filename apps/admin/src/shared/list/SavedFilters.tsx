import type { SavedFilter } from '@app/contract/saved-filter/schemas'
import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined'
import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined'
import BookmarkRemoveOutlined from '@mui/icons-material/BookmarkRemoveOutlined'
import Button from '@mui/material/Button'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useListContext, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { SavedFilterMethods } from '../../data/saved-filters.ts'
import { useMethods } from '../../data/use-methods.ts'
import { RemoveFilterDialog, SaveFilterDialog } from './SavedFilterDialogs.tsx'
import { isSameQuery, searchOf } from './saved-query.ts'

/** Filters, order and page size that admins saved under a name for all of them, per list. */
export function SavedFilters() {
  const { t } = useTranslation('admin')
  const resource = useResourceContext() ?? ''
  const { listSavedFilters } = useMethods<SavedFilterMethods>()
  const { data: saved = [] } = useQuery({
    queryKey: ['savedFilters', resource],
    queryFn: () => listSavedFilters(resource),
  })
  const { filterValues, sort, perPage } = useListContext()
  const navigate = useNavigate()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [dialog, setDialog] = useState<'save' | SavedFilter | null>(null)
  const query = { filter: filterValues, sort, perPage }
  const current = saved.find((one) => isSameQuery(one.query, query))
  const isFiltered = Object.keys(filterValues).length > 0
  const open = (next: 'save' | SavedFilter) => {
    setAnchor(null)
    setDialog(next)
  }
  const close = () => setDialog(null)
  const apply = ({ query: wanted }: SavedFilter) => {
    setAnchor(null)
    navigate({ search: searchOf(wanted) })
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
        {saved.map((one) => (
          <MenuItem key={one.id} selected={one === current} onClick={() => apply(one)}>
            <ListItemIcon>
              <BookmarkBorderOutlined fontSize="small" />
            </ListItemIcon>
            <ListItemText primary={one.name} secondary={one.creator?.username ?? t('users.deleted')} />
          </MenuItem>
        ))}
        {current ? (
          <MenuItem onClick={() => open(current)}>
            <ListItemIcon>
              <BookmarkRemoveOutlined fontSize="small" />
            </ListItemIcon>
            {t('ra.saved_queries.remove_label_with_name', { name: current.name })}
          </MenuItem>
        ) : (
          <MenuItem disabled={!isFiltered} onClick={() => open('save')}>
            <ListItemIcon>
              <BookmarkAddOutlined fontSize="small" />
            </ListItemIcon>
            {t('ra.saved_queries.new_label')}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'save' && <SaveFilterDialog list={resource} query={query} onClose={close} />}
      {dialog !== null && dialog !== 'save' && <RemoveFilterDialog filter={dialog} onClose={close} />}
    </>
  )
}
