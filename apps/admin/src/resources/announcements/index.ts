import CampaignOutlined from '@mui/icons-material/CampaignOutlined'
import { lazy } from 'react'

/** What admins tell everybody. */
export const announcements = {
  list: lazy(async () => ({ default: (await import('./AnnouncementList.tsx')).AnnouncementList })),
  create: lazy(async () => ({ default: (await import('./AnnouncementCreate.tsx')).AnnouncementCreate })),
  edit: lazy(async () => ({ default: (await import('./AnnouncementEdit.tsx')).AnnouncementEdit })),
  show: lazy(async () => ({ default: (await import('./AnnouncementShow.tsx')).AnnouncementShow })),
  icon: CampaignOutlined,
}
