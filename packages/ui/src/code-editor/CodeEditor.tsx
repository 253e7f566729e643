import type { EditorView } from '@codemirror/view'
import { useEffect, useRef } from 'react'
import { useCodeMirror } from '../editor/use-code-mirror.ts'
import styles from './CodeEditor.module.css'
import { type CodeLanguage, codeExtensions } from './code-extensions.ts'
import { type LineProblem, showProblems } from './line-problems.ts'

interface CodeEditorProps {
  /** Another language needs another editor: use it as the key. */
  language: CodeLanguage
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** The ids of the elements that name the editor and explain it. */
  labelId: string
  helpId: string
  problems: readonly LineProblem[]
  /** Of the letters, in pixels. */
  fontSize: number
  /** Hears of the editor itself, for what is done to it from outside; null when it goes. */
  onView: (view: EditorView | null) => void
}

/** An editor for code, as high as its place. */
export function CodeEditor({ language, problems, fontSize, onView, ...binding }: CodeEditorProps) {
  const host = useRef<HTMLDivElement>(null)
  const view = useCodeMirror(host, binding, codeExtensions(language))

  useEffect(() => {
    onView(view)
    return () => onView(null)
  }, [view, onView])

  useEffect(() => {
    if (view) showProblems(view, problems)
  }, [view, problems])

  useEffect(() => {
    if (host.current) host.current.style.fontSize = `${fontSize}px`
    view?.requestMeasure()
  }, [view, fontSize])

  return <div ref={host} className={styles.editor} />
}
