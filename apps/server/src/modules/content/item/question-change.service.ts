import { Code } from '@app/contract/common/envelope'
import { findMissing } from '@app/contract/content/format'
import {
  type ManyQuestionsChange,
  type QuestionSnapshot,
  questionFormat,
  questionSnapshot,
} from '@app/contract/content/kinds/question'
import { questionLimits } from '@app/contract/content/kinds/question-values'
import type { ItemRecord } from '@app/contract/content/schemas'
import { AppError } from '../../../platform/app-error.ts'
import type { Actor } from '../../../platform/http/actor.ts'
import type { ItemActService } from './item-act.service.ts'

/** Changes the same of several questions at once: all of them or none. */
export class QuestionChangeService {
  readonly #acts: ItemActService

  constructor(acts: ItemActService) {
    this.#acts = acts
  }

  /** @throws AppError 40400, 40000 with what would be wrong of each, e.g. at `ids.0.tags` */
  change(actor: Actor, { ids, isCheck, ...change }: ManyQuestionsChange): Promise<void> {
    return this.#acts.rewrite(actor, ids, (items) => {
      const wanted = items.map((item) => changed(questionSnapshot.parse(item), change))
      refuseWrong(items, wanted)
      return isCheck ? [] : wanted
    })
  }
}

/** Case tells no tags apart. */
const fold = (tag: string) => tag.toLowerCase()

function changed(
  before: QuestionSnapshot,
  { difficulty, frequency, addTags, removeTags }: Omit<ManyQuestionsChange, 'ids' | 'isCheck'>,
): QuestionSnapshot {
  const gone = new Set(removeTags.map(fold))
  const kept = before.tags.filter((tag) => !gone.has(fold(tag)))
  const known = new Set(kept.map(fold))
  return {
    ...before,
    difficulty: difficulty ?? before.difficulty,
    frequency: frequency ?? before.frequency,
    tags: [...kept, ...addTags.filter((tag) => !known.has(fold(tag)))],
  }
}

function refuseWrong(items: readonly ItemRecord[], wanted: readonly QuestionSnapshot[]): void {
  const { tags: most } = questionLimits
  const wrong = wanted.flatMap((after, index) => {
    const missing = items[index]?.status === 'published' ? findMissing(questionFormat, after) : []
    return [
      ...missing.map((field) => ({ path: `ids.${index}.${field}`, message: 'requiredToPublish' })),
      ...(after.tags.length > most ? [{ path: `ids.${index}.tags`, message: 'tooMany' }] : []),
    ]
  })
  if (wrong.length > 0) throw new AppError(Code.badParameters, 'badParameters', wrong, { count: most })
}
