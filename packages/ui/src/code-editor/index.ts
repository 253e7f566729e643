export { CodeEditor } from './CodeEditor.tsx'
export { goToLine, insertIndent, insertSymbol, undoChange } from './code-acts.ts'
export type { CodeLanguage } from './code-extensions.ts'
export type { LineProblem } from './line-problems.ts'
