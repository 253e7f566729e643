import FolderOutlined from '@mui/icons-material/FolderOutlined'
import { lazy } from 'react'

/** What questions are kept in. */
export const questionBanks = {
  list: lazy(async () => ({ default: (await import('./QuestionBankList.tsx')).QuestionBankList })),
  icon: FolderOutlined,
}
