import { defaultKeymap, historyKeymap, indentLess, insertTab } from '@codemirror/commands'
import { markdown } from '@codemirror/lang-markdown'
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { markdownCommands } from './markdown-commands.ts'

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '14px', backgroundColor: 'transparent', color: 'var(--color-text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--font-family-code)', lineHeight: '1.7' },
  '.cm-content': { padding: '12px 16px', caretColor: 'var(--color-text)' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
})

const highlight = HighlightStyle.define([
  { tag: tags.heading, fontWeight: '600' },
  { tag: tags.strong, fontWeight: '600' },
  { tag: tags.emphasis, fontStyle: 'italic' },
  { tag: tags.link, color: 'var(--color-primary-text)' },
  { tag: tags.url, color: 'var(--color-primary-text)' },
  { tag: tags.monospace, color: 'var(--color-code-keyword)' },
  {
    tag: [tags.processingInstruction, tags.quote, tags.contentSeparator],
    color: 'var(--color-text-tertiary)',
  },
])

/** The editor's features and keys. Tab indents; Escape and then Tab leaves the editor. */
export function markdownExtensions(): Extension {
  return [
    markdown(),
    syntaxHighlighting(highlight),
    look,
    EditorView.lineWrapping,
    keymap.of([
      { key: 'Tab', run: insertTab, shift: indentLess },
      { key: 'Mod-b', run: markdownCommands.bold },
      { key: 'Mod-i', run: markdownCommands.italic },
      { key: 'Mod-k', run: markdownCommands.link },
      ...defaultKeymap,
      ...historyKeymap,
    ]),
  ]
}
