import {
  acceptCompletion,
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completeAnyWord,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, historyKeymap, indentLess } from '@codemirror/commands'
import { javascriptLanguage, typescriptLanguage } from '@codemirror/lang-javascript'
import { pythonLanguage } from '@codemirror/lang-python'
import { PostgreSQL } from '@codemirror/lang-sql'
import {
  bracketMatching,
  HighlightStyle,
  indentOnInput,
  indentUnit,
  type Language,
  syntaxHighlighting,
} from '@codemirror/language'
import type { Extension } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { insertIndent } from './code-acts.ts'
import { lineProblems } from './line-problems.ts'

export type CodeLanguage = 'javascript' | 'typescript' | 'python' | 'sql'

const LANGUAGES: Record<CodeLanguage, { language: Language; indent: string }> = {
  javascript: { language: javascriptLanguage, indent: '  ' },
  typescript: { language: typescriptLanguage, indent: '  ' },
  python: { language: pythonLanguage, indent: '    ' },
  sql: { language: PostgreSQL.language, indent: '  ' },
}

const highlight = HighlightStyle.define([
  { tag: [tags.keyword, tags.bool, tags.null, tags.self], color: 'var(--color-code-keyword)' },
  { tag: [tags.string, tags.regexp, tags.special(tags.string)], color: 'var(--color-code-string)' },
  { tag: [tags.typeName, tags.className, tags.standard(tags.name)], color: 'var(--color-code-type)' },
  { tag: tags.number, color: 'var(--color-code-number)' },
  { tag: tags.comment, color: 'var(--color-code-comment)' },
])

const look = EditorView.theme({
  '&': { height: '100%', fontSize: 'inherit', backgroundColor: 'transparent', color: 'var(--color-text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { overflow: 'auto', fontFamily: 'var(--font-family-code)', lineHeight: '1.6' },
  '.cm-content': { padding: '8px 0 24px', caretColor: 'var(--color-text)' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-cursor': { borderLeftColor: 'var(--color-text)' },
  '.cm-gutters': {
    border: '0',
    backgroundColor: 'var(--color-bg-container)',
    color: 'var(--color-text-tertiary)',
  },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '40px', padding: '0 12px 0 8px' },
  '.cm-activeLine': { backgroundColor: 'var(--color-fill-hover)' },
  '.cm-activeLineGutter': { backgroundColor: 'transparent', color: 'var(--color-text)' },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--color-primary-bg-hover)',
    color: 'inherit',
  },
  '.cm-line.cm-wrong': {
    backgroundColor: 'var(--color-error-bg)',
    boxShadow: 'inset 3px 0 var(--color-error)',
  },
  '.cm-problem': {
    marginInlineStart: '20px',
    font: '13px / 1.5 var(--font-family)',
    color: 'var(--color-error-text)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete': {
    zIndex: 'var(--z-float)',
    padding: '4px',
    border: '0',
    borderRadius: 'var(--border-radius)',
    backgroundColor: 'var(--color-bg-elevated)',
    boxShadow: 'var(--box-shadow)',
  },
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: 'var(--font-family-code)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px', borderRadius: '6px' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--color-primary-bg)',
    color: 'var(--color-primary-text)',
  },
})

/** What an editor of code does: colours, brackets, indents, completes words. Escape and then Tab leaves it. */
export function codeExtensions(language: CodeLanguage): Extension {
  const { language: syntax, indent } = LANGUAGES[language]
  return [
    syntax,
    indentUnit.of(indent),
    lineNumbers(),
    highlightActiveLine(),
    highlightActiveLineGutter(),
    bracketMatching(),
    closeBrackets(),
    indentOnInput(),
    autocompletion({ override: [completeAnyWord], icons: false }),
    syntaxHighlighting(highlight),
    lineProblems,
    look,
    keymap.of([
      { key: 'Tab', run: (view) => acceptCompletion(view) || insertIndent(view), shift: indentLess },
      ...closeBracketsKeymap,
      ...completionKeymap,
      ...defaultKeymap,
      ...historyKeymap,
    ]),
  ]
}
