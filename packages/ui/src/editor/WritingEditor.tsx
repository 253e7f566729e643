import { type ReactNode, useDeferredValue, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Markdown } from '../markdown/index.ts'
import { EditorToolbar } from './EditorToolbar.tsx'
import { type EditorMode, ModeChoice, useIsWide } from './ModeChoice.tsx'
import { markdownExtensions } from './markdown-extensions.ts'
import { ToolButton } from './ToolButton.tsx'
import { useCodeMirror } from './use-code-mirror.ts'
import styles from './WritingEditor.module.css'
import {
  beginMention,
  type FindNames,
  insertFiles,
  offeringNames,
  type TakeFiles,
  takingFiles,
} from './writing-extensions.ts'

interface WritingEditorProps {
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
  /** What the preview says while nothing is written. */
  emptyText: string
  /** Takes the pictures that were pasted, dropped or chosen, and says what stands for them. */
  onFiles: TakeFiles
  /** The kinds of files one can choose, as an input says it. */
  accept: string
  findNames: FindNames
  /** Stands at the bottom of the frame. */
  children: ReactNode
}

/** An editor for a long text: it grows with what is written, takes pictures, and offers names behind an @. */
export function WritingEditor(props: WritingEditorProps) {
  const { t } = useTranslation('editor')
  const [chosen, setChosen] = useState<EditorMode>('both')
  const isWide = useIsWide()
  const mode = chosen === 'both' && !isWide ? 'source' : chosen
  const host = useRef<HTMLDivElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const latest = useRef(props)
  latest.current = props
  const [extensions] = useState(() => [
    takingFiles((given) => latest.current.onFiles(given)),
    offeringNames((prefix, signal) => latest.current.findNames(prefix, signal), t('names')),
    markdownExtensions(),
  ])
  const view = useCodeMirror(host, props, extensions)
  const isPreviewed = mode === 'preview'
  return (
    <div className={styles.editor} data-mode={mode} data-invalid={props.isInvalid || undefined}>
      <div className={styles.bar}>
        <EditorToolbar view={view} isPreviewed={isPreviewed}>
          <ToolButton name="image" isDisabled={isPreviewed} onClick={() => files.current?.click()} />
          <ToolButton name="mention" isDisabled={isPreviewed} onClick={() => view && beginMention(view)} />
        </EditorToolbar>
        <ModeChoice mode={mode} isWide={isWide} onChoose={setChosen} />
      </div>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        accept={props.accept}
        aria-label={t('image')}
        onChange={({ target }) => {
          if (view) insertFiles(view, [...(target.files ?? [])], props.onFiles)
          target.value = ''
        }}
      />
      <div className={styles.panes}>
        <div ref={host} className={styles.source} />
        {mode !== 'source' && <Preview {...props} />}
      </div>
      <div className={styles.foot}>{props.children}</div>
    </div>
  )
}

function Preview({ name, label, value, emptyText }: WritingEditorProps) {
  const { t } = useTranslation('editor')
  const shown = useDeferredValue(value)
  return (
    <section className={styles.preview} aria-label={t('preview', { label })}>
      {shown.trim() === '' ? (
        <p className={styles.nothing}>{emptyText}</p>
      ) : (
        <Markdown source={shown} idPrefix={`${name}-`} ownImagesOnly breaks />
      )}
    </section>
  )
}
