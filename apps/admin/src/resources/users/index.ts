import PeopleOutlined from '@mui/icons-material/PeopleOutlined'
import { lazy } from 'react'

/** Those who have an account. */
export const users = {
  list: lazy(async () => ({ default: (await import('./UserList.tsx')).UserList })),
  show: lazy(async () => ({ default: (await import('./UserShow.tsx')).UserShow })),
  edit: lazy(async () => ({ default: (await import('./UserEdit.tsx')).UserEdit })),
  icon: PeopleOutlined,
}
