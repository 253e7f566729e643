import { readFile } from 'node:fs/promises'
import { LANGUAGES } from '@app/contract/common/languages'
import { tooOldNote } from '@app/ui/too-old-note'
import type { Plugin } from 'vite'

/**
 * Puts into index.html what is said before the console has started: the product's name, by which the tab goes, and that a
 * browser is too old, in every language, as the reader's is known to the console alone.
 */
export function documentTexts(): Plugin {
  return {
    name: 'document-texts',
    async transformIndexHtml(html) {
      const { productName = '' } = await readTexts(LANGUAGES[0], 'admin')
      const texts = await Promise.all(LANGUAGES.map((language) => readTexts(language, 'document')))
      const sentences = texts.map(({ tooOld }, index) => `<span lang="${LANGUAGES[index]}">${tooOld}</span>`)
      const note = tooOldNote(sentences.join('<br>'))
      return html
        .replace('%TITLE%', productName)
        .replace('%TOO_OLD%', `${note.html}<script>${note.script}</script>`)
    },
  }
}

async function readTexts(language: string, namespace: string): Promise<Record<string, string>> {
  const file = new URL(`../../../locales/${language}/${namespace}.json`, import.meta.url)
  return JSON.parse(await readFile(file, 'utf8'))
}
