import type { HLJSApi } from 'highlight.js'

let hljs: HLJSApi | undefined
let loading: Promise<void> | undefined
const listeners = new Set<() => void>()

/** Whether code is highlighted: the languages come when there is code for the first time. */
export function canHighlight(): boolean {
  return hljs !== undefined
}

/** Fetches the languages; after a failure the next call tries again. */
export function loadHighlighter(): Promise<void> {
  loading ??= import('./highlighter.ts').then(
    (module) => {
      hljs = module.hljs
      for (const listener of listeners) listener()
    },
    () => {
      loading = undefined
    },
  )
  return loading
}

/** Tells when code can be highlighted. @returns what ends it */
export function onHighlighter(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What comes after this many characters is shown plain: highlighting it would block the page. */
const mostCode = 50_000

/** Code is highlighted in sections of about this length, so that none takes long and none depends on what follows it. */
const sectionLength = 2_000

/**
 * Where the first section of the code ends: after the last blank line, or else the last line, that fits. The lines that
 * decide it are the section's own, so it stays when more code follows.
 * @returns undefined when the code is too short to tell
 */
export function firstSectionEnd(code: string): number | undefined {
  if (code.length <= sectionLength) return undefined
  const start = code.slice(0, sectionLength)
  const blank = start.lastIndexOf('\n\n')
  if (blank >= sectionLength / 2) return blank + 2
  const line = start.lastIndexOf('\n')
  if (line >= 0) return line + 1
  const end = code.indexOf('\n', sectionLength)
  return end < 0 ? undefined : end + 1
}

/** One section as html with `hljs-…` classes; `offset` is where it starts in its code. */
function highlightSection(code: string, language: string, offset: number): string | undefined {
  if (!hljs?.getLanguage(language)) return undefined
  const isLong = offset >= mostCode || code.length > 2 * sectionLength
  return hljs.highlight(code, { language: isLong ? 'plaintext' : language, ignoreIllegals: true }).value
}

/** The code as html with `hljs-…` classes, or undefined if the language is unknown or nothing can be highlighted yet. */
export function highlight(code: string, language: string): string | undefined {
  if (!hljs?.getLanguage(language)) return undefined
  let html = ''
  for (let offset = 0; offset < code.length; ) {
    const rest = code.slice(offset)
    const section = rest.slice(0, firstSectionEnd(rest))
    html += highlightSection(section, language, offset) ?? ''
    offset += section.length
  }
  return html
}

/** What people call the language: `js` is JavaScript; an unknown one as it was written. */
export function languageName(language: string): string {
  return hljs?.getLanguage(language)?.name ?? language
}
