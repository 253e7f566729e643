import ModeCommentOutlined from '@mui/icons-material/ModeCommentOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { personText } from '../../shared/export/person-text.ts'
import { commentActs } from './acts.ts'
import { createCommentMethods } from './methods.ts'

/** What users comment on posts, questions and knowledge points. */
export const resource: ConsoleResource = {
  name: 'comments',
  icon: ModeCommentOutlined,
  contract: 'commentRecord',
  screens: {
    list: lazy(async () => ({ default: (await import('./CommentList.tsx')).CommentList })),
    show: lazy(async () => ({ default: (await import('./CommentShow.tsx')).CommentShow })),
  },
  methods: createCommentMethods,
  acts: commentActs,
  recordRepresentation: 'excerpt',
  fields: {
    author: personText,
    targetType: { choices: 'commentTarget' },
    state: { choices: 'publicationState' },
  },
  menu: { group: 'basics', title: 'comments', order: 42 },
  auditTarget: { type: 'comment', page: 'show' },
}
