import ForumOutlined from '@mui/icons-material/ForumOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { personText } from '../../shared/export/person-text.ts'
import { discussionActs } from './acts.ts'
import { createDiscussionMethods } from './methods.ts'

/** The posts of the forum. */
export const resource: ConsoleResource = {
  name: 'discussions',
  icon: ForumOutlined,
  contract: 'discussionRecord',
  screens: {
    list: lazy(async () => ({ default: (await import('./DiscussionList.tsx')).DiscussionList })),
    show: lazy(async () => ({ default: (await import('./DiscussionShow.tsx')).DiscussionShow })),
  },
  methods: createDiscussionMethods,
  acts: discussionActs,
  recordRepresentation: 'title',
  fields: {
    author: personText,
    category: { choices: 'discussionCategory' },
    state: { choices: 'publicationState' },
  },
  menu: { group: 'basics', title: 'discussions', order: 40 },
  auditTarget: { type: 'discussion', page: 'show' },
}
