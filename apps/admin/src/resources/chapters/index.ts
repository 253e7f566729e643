import FlagOutlined from '@mui/icons-material/FlagOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { createChapterMethods } from './methods.ts'

/** The chapters of the learning path. */
export const resource: ConsoleResource = {
  name: 'learning/chapters',
  icon: FlagOutlined,
  contract: 'chapter',
  // `get` is the learners' view of a chapter.
  calls: ({ chapter }) => ({ get: chapter.record }),
  screens: {
    list: lazy(async () => ({ default: (await import('./ChapterList.tsx')).ChapterList })),
    create: lazy(async () => ({ default: (await import('./ChapterCreate.tsx')).ChapterCreate })),
    edit: lazy(async () => ({ default: (await import('./ChapterEdit.tsx')).ChapterEdit })),
  },
  subpages: {
    order: lazy(async () => ({ default: (await import('./ChapterOrder.tsx')).ChapterOrder })),
  },
  methods: createChapterMethods,
  recordRepresentation: 'name',
  fields: { afterId: { reference: 'learning/chapters', none: 'order.first' } },
  menu: { group: 'learning', title: 'chapters', order: 10 },
  auditTarget: { type: 'chapter', page: 'edit' },
}
