import ArticleOutlined from '@mui/icons-material/ArticleOutlined'
import { lazy } from 'react'

/** What learners practise. */
export const questions = {
  list: lazy(async () => ({ default: (await import('./QuestionList.tsx')).QuestionList })),
  show: lazy(async () => ({ default: (await import('./QuestionShow.tsx')).QuestionShow })),
  icon: ArticleOutlined,
}
