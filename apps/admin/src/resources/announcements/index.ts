import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { announcementActs } from './acts.ts'

/** The announcements to users. */
export const resource: ConsoleResource = {
  name: 'announcements',
  icon: CampaignOutlined,
  contract: 'announcement',
  screens: {
    list: lazy(async () => ({ default: (await import('./AnnouncementList.tsx')).AnnouncementList })),
    create: lazy(async () => ({ default: (await import('./AnnouncementCreate.tsx')).AnnouncementCreate })),
    edit: lazy(async () => ({ default: (await import('./AnnouncementEdit.tsx')).AnnouncementEdit })),
    show: lazy(async () => ({ default: (await import('./AnnouncementShow.tsx')).AnnouncementShow })),
  },
  acts: announcementActs,
  recordRepresentation: 'title',
  fields: { audience: { choices: 'audience' }, state: { choices: 'announcements.state' } },
  menu: { group: 'basics', title: 'announcements', order: 50 },
  auditTarget: { type: 'announcement', page: 'show' },
}
