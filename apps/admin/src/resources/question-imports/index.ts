import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { countsText } from './counts-text.ts'
import { createImportMethods } from './methods.ts'

/** The files that questions were imported from. */
export const resource: ConsoleResource = {
  name: 'problems/imports',
  icon: UploadFileOutlined,
  contract: 'questionImport',
  screens: {
    list: lazy(async () => ({ default: (await import('./ImportList.tsx')).ImportList })),
    create: lazy(async () => ({ default: (await import('./ImportCreate.tsx')).ImportCreate })),
    show: lazy(async () => ({ default: (await import('./ImportShow.tsx')).ImportShow })),
  },
  methods: createImportMethods,
  recordRepresentation: 'fileName',
  fields: { counts: countsText, status: { choices: 'imports.status' } },
  auditTarget: { type: 'questionImport', page: 'show' },
}
