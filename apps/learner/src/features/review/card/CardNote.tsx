import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import type { NoteEditor } from '../../problems/parts/note/NoteEditor.ts'
import styles from './CardNote.module.css'

const NoteSection = lazy(() =>
  import('../../problems/parts/note/NoteSection.tsx').then((module) => ({ default: module.NoteSection })),
)

/** The note of a card, below it. */
export const CardNote = observer(function CardNote({ editor }: { editor: NoteEditor }) {
  return (
    <div className={styles.note}>
      <Suspense fallback={null}>
        <NoteSection editor={editor} />
      </Suspense>
    </div>
  )
})
