import type { QuestionRecordDetail } from '@app/contract/content/kinds/question'
import type {
  ContributionDetail,
  ContributionSummary,
  CurrentQuestion,
} from '@app/contract/contribution/schemas'
import { questionText, questionTextFields } from '@app/contract/question/schemas'
import { z } from 'zod/mini'
import type { ContributionDetailRow, ContributionRow } from './contribution.repository.ts'
import { mergeProposal } from './merge-proposal.ts'

const fields = z.array(z.enum(questionTextFields))
const text = z.nullable(questionText)

export const toFields = (names: readonly string[]) => fields.parse(names)

export function toContribution(row: ContributionRow): ContributionSummary {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    title: row.title,
    fields: toFields(row.fields),
    questionId: row.question_id,
    isPublished: row.is_published,
    bankName: row.bank_name,
    author: row.author_name === null ? null : authorOf(row, row.author_name),
    reason: row.reason,
    source: row.source,
    note: row.note,
    createTime: row.create_time.toISOString(),
    updateTime: row.update_time.toISOString(),
    handleTime: row.handle_time?.toISOString() ?? null,
    handlerName: row.handler_name,
  }
}

const authorOf = ({ user_id, author_avatar_url }: ContributionRow, username: string) => ({
  id: user_id,
  username,
  avatarUrl: author_avatar_url,
})

/** @param current the question as it is now */
export function toContributionDetail(
  row: ContributionDetailRow,
  current: CurrentQuestion | null,
): ContributionDetail {
  const proposal = text.parse(row.proposal)
  const base = text.parse(row.base)
  return {
    ...toContribution(row),
    bankId: row.bank_id,
    text: proposal,
    base,
    baseVersion: row.base_version,
    current,
    merged: proposal && base && current ? mergeProposal(base, proposal, current.text) : null,
  }
}

export function toCurrentQuestion(record: QuestionRecordDetail): CurrentQuestion {
  const { id, bankId, bankName, version, status, updateTime } = record
  return { id, bankId, bankName, version, status, updateTime, text: questionText.parse(record) }
}
