import type { QuestionRecordDetail } from '@app/contract/content/kinds/question'
import type { QuestionText } from '@app/contract/question/schemas'
import type { ItemPagePart } from '../../content/item-kind.ts'
import { QuestionArticle } from './QuestionArticle.tsx'

/** What is a question's own where it is read. */
export const questionPage: ItemPagePart<QuestionRecordDetail, Omit<QuestionText, 'title'>> = {
  Article: QuestionArticle,
  facts: ({ viewCount, encounterCount }) => [
    ['viewCount', viewCount],
    ['encounterCount', encounterCount],
  ],
}
