import type {
  KnowledgePointChange,
  KnowledgePointDraft,
  KnowledgePointRecordDetail,
  NewKnowledgePoint,
} from '@app/contract/knowledge-point-record/schemas'

/** The values of a knowledge point's form. */
export type PointValues = Omit<NewKnowledgePoint, 'chapterId'> & { chapterId?: number }

/** An emptied input holds null, and a new recall question has no slug yet. */
type FormValues = { [F in keyof KnowledgePointRecordDetail]?: KnowledgePointRecordDetail[F] | null }

export const emptyRecall = { question: '', answer: '' }

export const emptyPoint: PointValues = {
  title: '',
  slug: '',
  summary: '',
  minutes: 10,
  content: '',
  recall: [],
  questionIds: [],
}

/** The request for a new point; without a slug the server makes one. */
export function toNewPoint({ slug, ...values }: FormValues): Partial<NewKnowledgePoint> {
  return { ...toDraft(values), ...(slug && { slug }) }
}

/** The request for an edited point. */
export function toPointChange({ id, version, slug, ...values }: FormValues): Partial<KnowledgePointChange> {
  return { ...toDraft(values), ...(slug && { slug }), ...(id && { id }), ...(version && { version }) }
}

function toDraft(values: FormValues): Partial<KnowledgePointDraft> {
  const { chapterId, title, summary, minutes, content, recall, questionIds } = values
  return {
    ...(chapterId && { chapterId }),
    title: title ?? '',
    summary: summary ?? '',
    minutes: minutes ?? 0,
    content: content ?? '',
    recall: (recall ?? []).map(({ slug, question, answer }) => ({
      ...(slug && { slug }),
      question: question ?? '',
      answer: answer ?? '',
    })),
    questionIds: questionIds ?? [],
  }
}
