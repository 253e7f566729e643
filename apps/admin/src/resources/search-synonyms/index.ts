import ManageSearchOutlined from '@mui/icons-material/ManageSearchOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'

/** The words that mean the same to search. */
export const resource: ConsoleResource = {
  name: 'search-synonyms',
  icon: ManageSearchOutlined,
  contract: 'searchSynonym',
  screens: {
    list: lazy(async () => ({ default: (await import('./SynonymList.tsx')).SynonymList })),
    create: lazy(async () => ({ default: (await import('./SynonymCreate.tsx')).SynonymCreate })),
    edit: lazy(async () => ({ default: (await import('./SynonymEdit.tsx')).SynonymEdit })),
  },
  recordRepresentation: 'words',
  menu: { group: 'basics', title: 'searchSynonyms', order: 46 },
  auditTarget: { type: 'searchSynonym', page: 'edit' },
}
