import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const TEXTS = new URL('../../../locales/zh-CN/admin.json', import.meta.url)

/** Puts the product's name where index.html says `%TITLE%`: the tab has a name before the console has started. */
export function documentTitle(): Plugin {
  return {
    name: 'document-title',
    async transformIndexHtml(html) {
      const { productName }: { productName: string } = JSON.parse(await readFile(TEXTS, 'utf8'))
      return html.replace('%TITLE%', productName)
    },
  }
}
