import SpeakerNotesOffOutlined from '@mui/icons-material/SpeakerNotesOffOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { createSensitiveWordMethods } from './methods.ts'

/** The words by which posts and comments are screened. */
export const resource: ConsoleResource = {
  name: 'sensitive-words',
  icon: SpeakerNotesOffOutlined,
  contract: 'sensitiveWord',
  screens: {
    list: lazy(async () => ({ default: (await import('./SensitiveWordList.tsx')).SensitiveWordList })),
    create: lazy(async () => ({ default: (await import('./SensitiveWordCreate.tsx')).SensitiveWordCreate })),
    edit: lazy(async () => ({ default: (await import('./SensitiveWordEdit.tsx')).SensitiveWordEdit })),
  },
  methods: createSensitiveWordMethods,
  recordRepresentation: 'word',
  fields: { action: { choices: 'sensitiveWordAction' } },
  menu: { group: 'basics', title: 'sensitiveWords', order: 44 },
  auditTarget: { type: 'sensitiveWord', page: 'edit' },
}
