import type {
  InterviewKeyPoint,
  InterviewQuestionChange,
  InterviewQuestionDraft,
  InterviewQuestionRecordDetail,
  NewInterviewQuestion,
} from '@app/contract'

/** The values of an interview question's form. */
type InterviewQuestionValues = Omit<NewInterviewQuestion, 'bankId'> & { bankId?: number }

/** An emptied input holds null. */
type FormValues = { [F in keyof InterviewQuestionRecordDetail]?: InterviewQuestionRecordDetail[F] | null }

export const emptyKeyPoint: InterviewKeyPoint = {
  text: '',
  weight: 3,
  dimension: 'completeness',
  synonyms: [],
  not: [],
  followUp: '',
}

export const emptyInterviewQuestion: InterviewQuestionValues = {
  title: '',
  slug: '',
  topic: '',
  difficulty: 'medium',
  minutes: 4,
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
  return {
    ...(bankId && { bankId }),
    title: values.title ?? '',
    topic: values.topic ?? '',
    difficulty: values.difficulty ?? emptyInterviewQuestion.difficulty,
    minutes: values.minutes ?? 0,
    keyPoints: (keyPoints ?? []).map((point) => ({
      text: point.text ?? '',
      weight: point.weight,
      dimension: point.dimension,
      synonyms: point.synonyms ?? [],
      not: point.not ?? [],
      followUp: point.followUp ?? '',
    })),
    hint: values.hint ?? '',
    probes: values.probes ?? [],
    anchors: { zero: anchors?.zero ?? '', half: anchors?.half ?? '', full: anchors?.full ?? '' },
    redFlags: values.redFlags ?? [],
    variant: values.variant ?? '',
    answer: values.answer ?? '',
    questionIds: values.questionIds ?? [],
  }
}
