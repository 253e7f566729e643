import { Markdown } from '@app/ui/markdown'
import { useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EditorToolbar } from './EditorToolbar.tsx'
import styles from './MarkdownEditor.module.css'
import { useCodeMirror } from './use-code-mirror.ts'
import { useLinkedScroll } from './use-linked-scroll.ts'

export interface MarkdownEditorProps {
  /** Of the field; headings in the preview bear it. */
  name: string
  label: string
  value: string
  onChange: (value: string) => void
  onBlur: () => void
  labelId: string
  helpId: string
  isInvalid: boolean
  isShort: boolean
}

/** What scrolls must be reachable by keyboard. */
const reachable = { tabIndex: 0 }

/** An editor for markdown with its preview: beside it where there is room, in its place where there is none. */
export function MarkdownEditor(props: MarkdownEditorProps) {
  const { t } = useTranslation('admin')
  const [isPreviewed, setIsPreviewed] = useState(false)
  const host = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLElement>(null)
  const view = useCodeMirror(host, props)
  useLinkedScroll(view, preview)
  const shown = useDeferredValue(props.value)
  const modes = [styles.editor, props.isShort && styles.short, isPreviewed && styles.previewed]
  return (
    <div className={modes.filter(Boolean).join(' ')} data-invalid={props.isInvalid || undefined}>
      <EditorToolbar
        view={view}
        isPreviewed={isPreviewed}
        onPreview={() => setIsPreviewed((previous) => !previous)}
      />
      <div className={styles.panes}>
        <div ref={host} className={styles.source} />
        <section
          ref={preview}
          className={styles.preview}
          aria-label={t('markdown.preview', { label: props.label })}
          {...reachable}
        >
          {shown === '' ? (
            <p className={styles.nothing}>{t('markdown.empty')}</p>
          ) : (
            <Markdown source={shown} idPrefix={`${props.name}-`} />
          )}
        </section>
      </div>
    </div>
  )
}
