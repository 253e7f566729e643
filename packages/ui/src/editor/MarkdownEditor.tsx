import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../markdown/index.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import styles from './MarkdownEditor.module.css'
import { markdownExtensions } from './markdown-extensions.ts'
import { ToolButton } from './ToolButton.tsx'
import { useCodeMirror } from './use-code-mirror.ts'
import { useLinkedScroll } from './use-linked-scroll.ts'

interface MarkdownEditorProps {
  /** The ids of the preview's headings begin with it. */
  name: string
  /** What is written here, as the preview's name says it. */
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  /** The ids of the elements that name the editor and explain it. */
  labelId: string
  helpId: string
  isInvalid: boolean
  /** Whether little is written: the editor is lower. */
  isShort: boolean
  /** What the preview says while nothing is written. */
  emptyText: string
  /** The preview shows pictures of other sites as links: somebody else wrote what is edited. */
  ownImagesOnly?: boolean
}

const extensions = markdownExtensions()

/** A region that scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/** An editor for markdown. The preview stands beside it on wide screens and replaces it on narrow ones. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { t } = useTranslation('editor')
  const [isPreviewed, setIsPreviewed] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLElement>(null)
  const view = useCodeMirror(host, props, extensions)
  useLinkedScroll(view, preview)
  const shown = useDeferredValue(props.value)
  const modes = [styles.editor, props.isShort && styles.short, isPreviewed && styles.previewed]
  return (
    <div className={modes.filter(Boolean).join(' ')} data-invalid={props.isInvalid || undefined}>
      <EditorToolbar view={view} isPreviewed={isPreviewed}>
        <ToolButton
          name="previewOnly"
          className={styles.end}
          isPressed={isPreviewed}
          onClick={() => setIsPreviewed((previous) => !previous)}
        />
      </EditorToolbar>
      <div className={styles.panes}>
        <div ref={host} className={styles.source} />
        <section
          ref={preview}
          className={styles.preview}
          aria-label={t('preview', { label: props.label })}
          {...reachable}
        >
          {shown === '' ? (
            <p className={styles.nothing}>{props.emptyText}</p>
          ) : (
            <Markdown
              source={shown}
              idPrefix={`${props.name}-`}
              ownImagesOnly={props.ownImagesOnly ?? false}
            />
          )}
        </section>
      </div>
    </div>
  )
}
