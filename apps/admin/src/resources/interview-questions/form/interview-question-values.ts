import type {
  InterviewQuestionChange,
  InterviewQuestionDraft,
  InterviewQuestionRecordDetail,
  NewInterviewQuestion,
} from '@app/contract/interview-question-record/schemas'
import { toKeyPoints } from '../../../shared/form/key-point-values.ts'

/** The values of an interview question's form. */
type InterviewQuestionValues = Omit<NewInterviewQuestion, 'bankId'> & { bankId?: number }

/** An emptied input holds null. */
type FormValues = { [F in keyof InterviewQuestionRecordDetail]?: InterviewQuestionRecordDetail[F] | null }

export const emptyInterviewQuestion: InterviewQuestionValues = {
  title: '',
  slug: '',
  topic: '',
  difficulty: 'medium',
  minutes: 4,
  isPersonal: false,
  keyPoints: [],
  hint: '',
  probes: [],
  anchors: { zero: '', half: '', full: '' },
  redFlags: [],
  variant: '',
  answer: '',
  questionIds: [],
}

/** The request for a new question; without a slug the server makes one. */
export function toNewInterviewQuestion({ slug, ...values }: FormValues): Partial<NewInterviewQuestion> {
  return { ...toDraft(values), ...(slug && { slug }) }
}

/** The request for an edited question. */
export function toInterviewQuestionChange({
  id,
  version,
  slug,
  ...values
}: FormValues): Partial<InterviewQuestionChange> {
  return { ...toDraft(values), ...(slug && { slug }), ...(id && { id }), ...(version && { version }) }
}

function toDraft(values: FormValues): Partial<InterviewQuestionDraft> {
  const { bankId, keyPoints, anchors } = values
  const isPersonal = values.isPersonal ?? false
  return {
    ...(bankId && { bankId }),
    title: values.title ?? '',
    topic: values.topic ?? '',
    difficulty: values.difficulty ?? emptyInterviewQuestion.difficulty,
    minutes: values.minutes ?? 0,
    isPersonal,
    keyPoints: isPersonal ? [] : toKeyPoints(keyPoints),
    hint: values.hint ?? '',
    probes: values.probes ?? [],
    anchors: { zero: anchors?.zero ?? '', half: anchors?.half ?? '', full: anchors?.full ?? '' },
    redFlags: values.redFlags ?? [],
    variant: values.variant ?? '',
    answer: values.answer ?? '',
    questionIds: values.questionIds ?? [],
  }
}
