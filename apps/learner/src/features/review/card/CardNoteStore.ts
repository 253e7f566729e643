import type { ReviewCard } from '@app/contract/review/schemas'
import { RequestState } from '../../../shared/RequestState.ts'
import type { RootStore } from '../../../shared/root/store-context.ts'
import { NoteEditor, type NoteSubject } from '../../problems/parts/note/NoteEditor.ts'

/** The note beside the card that is reviewed: of its question, or of the knowledge point that a recall question is about. */
export class CardNoteStore {
  readonly opened = new RequestState<{ cardId: number; editor: NoteEditor }>()
  readonly #root: RootStore

  constructor(root: RootStore) {
    this.#root = root
  }

  /** The note of a card, when it is open. */
  editorOf({ id }: ReviewCard): NoteEditor | undefined {
    const { value } = this.opened
    return value?.cardId === id ? value.editor : undefined
  }

  /** Opens the note of a card for writing, or puts it away; what is not saved stays a draft. */
  async toggle(card: ReviewCard): Promise<void> {
    if (this.editorOf(card)) {
      this.opened.reset()
      return
    }
    const subject = subjectOf(card)
    if (!subject) return
    await this.opened.run(async (signal) => {
      const saved = await this.#fetch(subject, signal)
      return { cardId: card.id, editor: new NoteEditor(this.#root, subject, saved) }
    })
    const editor = this.editorOf(card)
    if (editor?.draft === null) editor.edit()
  }

  #fetch({ type, id }: NoteSubject, signal: AbortSignal) {
    const { note } = this.#root.api
    return type === 'question'
      ? note.getOfQuestion({ questionId: id }, { signal })
      : note.getOfPoint({ knowledgePointId: id }, { signal })
  }
}

/** Null where there is no page on which one would find the note again. */
export function subjectOf({ subjectType, subjectId, content }: ReviewCard): NoteSubject | null {
  if (subjectType === 'question') return { type: 'question', id: subjectId }
  return subjectType === 'recall' ? { type: 'knowledgePoint', id: content.source.id } : null
}
