import { type Language, toLanguage } from '@app/contract/common/languages'
import type { i18n } from 'i18next'
import { makeAutoObservable, runInAction } from 'mobx'
import { loadTexts } from './load-texts.ts'

/** The language of the site; changing it loads the texts and needs no reload. */
export class LanguageStore {
  current: Language
  readonly #i18n: i18n

  constructor(i18n: i18n) {
    this.#i18n = i18n
    this.current = toLanguage(i18n.language)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** @throws Error when the texts did not arrive; the language stays */
  async change(language: Language): Promise<void> {
    await loadTexts(this.#i18n, language, [...new Set(this.#i18n.options.ns)])
    await this.#i18n.changeLanguage(language)
    runInAction(() => {
      this.current = language
    })
  }
}
