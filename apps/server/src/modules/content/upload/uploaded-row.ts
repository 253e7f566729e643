import type { Difficulty, ImportProblem, KeyPoint, QuestionStatus } from '@app/contract'

/** A bank as a file describes it. */
export interface UploadedBank {
  slug: string
  name: string
  description: string
  groupName: string
  /** null: where it stands, or at the end. */
  order: number | null
}

/** A question as a file describes it. */
export interface UploadedQuestion {
  title: string
  difficulty: Difficulty
  tags: string[]
  shortAnswer: string
  answer: string
  keyPoints: KeyPoint[]
  followUps: string[]
  related: { bank: string; slug: string }[]
  /** null: as it is; a new one is published. */
  status: QuestionStatus | null
  /** null: where it stands, or at the end. */
  order: number | null
}

interface Place {
  /** In a sheet its line; in a bundle the file's place. */
  number: number
  /** Of a bundle: the file's path; else empty. */
  place: string
  problems: ImportProblem[]
}

/** What was read of one row, or of one file of a bundle; without a draft it is wrong. */
export type UploadedRow = Place &
  (
    | { kind: 'bank'; slug: string; draft: UploadedBank | null }
    | {
        kind: 'question'
        /** The bank's slug or name. */
        bank: string
        /** Empty: the question is known by its title. */
        slug: string
        title: string
        draft: UploadedQuestion | null
      }
  )
