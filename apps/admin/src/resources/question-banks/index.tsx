import FolderOutlined from '@mui/icons-material/FolderOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'

const QuestionBankOrder = lazy(async () => ({
  default: (await import('./QuestionBankOrder.tsx')).QuestionBankOrder,
}))

/** What questions are kept in. */
export const questionBanks = {
  list: lazy(async () => ({ default: (await import('./QuestionBankList.tsx')).QuestionBankList })),
  create: lazy(async () => ({ default: (await import('./QuestionBankCreate.tsx')).QuestionBankCreate })),
  edit: lazy(async () => ({ default: (await import('./QuestionBankEdit.tsx')).QuestionBankEdit })),
  children: [<Route key="order" path="order" element={<QuestionBankOrder />} />],
  icon: FolderOutlined,
}
