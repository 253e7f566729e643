import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import { lazy } from 'react'
import type { ConsoleResource } from '../../data/console-resource.ts'
import { userActs } from './acts.ts'
import { banText } from './ban-text.ts'
import { createUserMethods } from './methods.ts'

/** The accounts. */
export const resource: ConsoleResource = {
  name: 'users',
  icon: PeopleOutlined,
  contract: 'user',
  screens: {
    list: lazy(async () => ({ default: (await import('./UserList.tsx')).UserList })),
    show: lazy(async () => ({ default: (await import('./UserShow.tsx')).UserShow })),
    edit: lazy(async () => ({ default: (await import('./UserEdit.tsx')).UserEdit })),
  },
  methods: createUserMethods,
  acts: userActs,
  recordRepresentation: 'username',
  fields: { userRole: { choices: 'role' }, state: { choices: 'userState' }, ban: banText },
  menu: { group: 'basics', title: 'users', order: 20 },
  auditTarget: { type: 'user', page: 'show' },
}
