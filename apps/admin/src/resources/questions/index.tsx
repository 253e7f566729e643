import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { lazy } from 'react'
import { Route } from 'react-router-dom'

const QuestionHistory = lazy(async () => ({
  default: (await import('./QuestionHistory.tsx')).QuestionHistory,
}))
const QuestionOrder = lazy(async () => ({ default: (await import('./QuestionOrder.tsx')).QuestionOrder }))

/** What learners practise. */
export const questions = {
  list: lazy(async () => ({ default: (await import('./QuestionList.tsx')).QuestionList })),
  show: lazy(async () => ({ default: (await import('./QuestionShow.tsx')).QuestionShow })),
  create: lazy(async () => ({ default: (await import('./QuestionCreate.tsx')).QuestionCreate })),
  edit: lazy(async () => ({ default: (await import('./QuestionEdit.tsx')).QuestionEdit })),
  children: [
    <Route key="history" path=":id/history" element={<QuestionHistory />} />,
    <Route key="order" path="order/:bankId" element={<QuestionOrder />} />,
  ],
  icon: ArticleOutlined,
}
