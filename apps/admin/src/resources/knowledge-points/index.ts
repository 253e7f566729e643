import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { pointActs } from './acts.ts'
import { createPointMethods } from './methods.ts'
import { pointFields } from './point-fields.ts'

/** The knowledge points of the learning path. */
export const resource: ConsoleResource = {
  name: 'learning/knowledge-points',
  icon: LightbulbOutlined,
  contract: 'knowledgePointRecord',
  screens: {
    list: lazy(async () => ({ default: (await import('./PointList.tsx')).PointList })),
    show: lazy(async () => ({ default: (await import('./show/PointShow.tsx')).PointShow })),
    create: lazy(async () => ({ default: (await import('./form/PointCreate.tsx')).PointCreate })),
    edit: lazy(async () => ({ default: (await import('./form/PointEdit.tsx')).PointEdit })),
  },
  subpages: {
    ':id/history': lazy(async () => ({ default: (await import('./PointHistory.tsx')).PointHistory })),
    'order/:chapterId': lazy(async () => ({ default: (await import('./PointOrder.tsx')).PointOrder })),
  },
  methods: createPointMethods,
  acts: pointActs,
  recordRepresentation: 'title',
  fields: pointFields,
  menu: { group: 'learning', title: 'knowledgePoints', order: 20 },
  auditTarget: { type: 'knowledgePoint', page: 'show' },
}
