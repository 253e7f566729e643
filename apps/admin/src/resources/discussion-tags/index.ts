import SellOutlined from '@mui/icons-material/SellOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { mergeTag } from './acts.ts'

/** The tags of posts. */
export const resource: ConsoleResource = {
  name: 'discussion-tags',
  icon: SellOutlined,
  contract: 'discussionTag',
  screens: {
    list: lazy(async () => ({ default: (await import('./DiscussionTagList.tsx')).DiscussionTagList })),
    edit: lazy(async () => ({ default: (await import('./DiscussionTagEdit.tsx')).DiscussionTagEdit })),
  },
  acts: [mergeTag],
  recordRepresentation: 'name',
  menu: { group: 'basics', title: 'discussionTags', order: 41 },
  auditTarget: { type: 'discussionTag', page: 'edit' },
}
