import type { EditorView } from '@codemirror/view'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './EditorToolbar.module.css'
import { type MarkdownCommand, markdownCommands } from './markdown-commands.ts'
import { ToolButton } from './ToolButton.tsx'

const commands: readonly MarkdownCommand[] = [
  'heading',
  'bold',
  'italic',
  'code',
  'codeBlock',
  'list',
  'numbers',
  'quote',
  'link',
  'table',
]

interface EditorToolbarProps {
  view: EditorView | null
  /** Whether nothing can be written now. */
  isPreviewed: boolean
  /** Stands behind the marks. */
  children: ReactNode
}

/** Buttons that write the marks of markdown. */
export function EditorToolbar({ view, isPreviewed, children }: EditorToolbarProps) {
  const { t } = useTranslation('editor')
  return (
    <div role="toolbar" aria-label={t('toolbar')} className={styles.toolbar}>
      {commands.map((name) => (
        <ToolButton
          key={name}
          name={name}
          isDisabled={isPreviewed}
          onClick={() => view && markdownCommands[name](view)}
        />
      ))}
      {children}
    </div>
  )
}
