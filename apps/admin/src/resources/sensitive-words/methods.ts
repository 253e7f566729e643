import type { AddedSensitiveWords, ManySensitiveWords } from '@app/contract/sensitive-word/schemas'
import type { Api } from '../../data/api.ts'
import { withHttpErrors } from '../../data/to-http-error.ts'

export interface SensitiveWordMethods {
  /** Adds the words that are not there yet. */
  addSensitiveWords: (many: ManySensitiveWords) => Promise<AddedSensitiveWords>
}

export function createSensitiveWordMethods({ sensitiveWord }: Api): SensitiveWordMethods {
  return { addSensitiveWords: (many) => withHttpErrors(sensitiveWord.addMany(many)) }
}
