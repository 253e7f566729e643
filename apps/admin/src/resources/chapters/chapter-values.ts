import type { ChapterChange, ChapterDraft, ChapterRecord } from '@app/contract/chapter/schemas'

type FormValues = Partial<ChapterRecord>

/** The fields an admin edits, in the order they are compared in. */
export const chapterFields = ['name', 'slug', 'description', 'introduction'] as const

/** The request for a new chapter. An emptied field of a form is null. */
export function toChapterDraft(values: FormValues): ChapterDraft {
  return {
    slug: values.slug ?? '',
    name: values.name ?? '',
    description: values.description ?? '',
    introduction: values.introduction ?? '',
  }
}

/** The request for an edited chapter. */
export function toChapterChange({ id, version, ...values }: FormValues): Partial<ChapterChange> {
  return { ...toChapterDraft(values), ...(id && { id }), ...(version && { version }) }
}
