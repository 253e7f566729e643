import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import conflict from '../../../../shared/components/Conflict.module.css'
import { formatDate } from '../../../../shared/format-time.ts'
import { Icon } from '../../../../shared/Icon.tsx'
import aside from '../../../../shared/reading/Aside.module.css'
import type { NoteEditor } from './NoteEditor.ts'
import styles from './NoteSection.module.css'

/** The user's private note: shown, or being written. */
export const NoteSection = observer(function NoteSection({ editor }: { editor: NoteEditor }) {
  const { t, i18n } = useTranslation('note')
  const { saved, draft } = editor
  const button = useFocusAfterWriting(draft !== null)
  return (
    <section aria-labelledby="note">
      <h2>
        <span id="note">{t('title')}</span>
        {draft === null && (
          <button ref={button} type="button" className={aside.mini} onClick={editor.edit}>
            <Icon name="edit" size={16} />
            {t(saved ? 'edit' : 'write')}
          </button>
        )}
      </h2>
      {draft !== null ? (
        <NoteForm editor={editor} draft={draft} />
      ) : saved ? (
        <>
          <div className={styles.note}>
            <Markdown source={saved.content} headingShift={2} idPrefix="note-" breaks />
          </div>
          <p className={styles.hint}>{t('savedOn', { date: formatDate(saved.updateTime, i18n.language) })}</p>
        </>
      ) : (
        <p className={styles.hint}>{t('empty')}</p>
      )}
    </section>
  )
})

/** The form takes the focus with it when it goes: the button that brings it back gets it then. */
function useFocusAfterWriting(isWriting: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const wasWriting = useRef(isWriting)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (wasWriting.current && !isWriting && isLost) button.current?.focus()
    wasWriting.current = isWriting
  }, [isWriting])
  return button
}

const NoteForm = observer(function NoteForm({ editor, draft }: { editor: NoteEditor; draft: string }) {
  const { t } = useTranslation('note')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        void editor.save()
      }}
    >
      <textarea
        className={styles.input}
        // biome-ignore lint/a11y/noAutofocus: the person has just asked to write
        autoFocus
        rows={6}
        maxLength={20_000}
        aria-label={t('title')}
        placeholder={t('placeholder')}
        value={draft}
        onChange={(event) => editor.type(event.target.value)}
      />
      {editor.conflict ? (
        <NoteConflict editor={editor} />
      ) : (
        <div className={styles.actions}>
          <Button type="submit" disabled={editor.isSaving}>
            {t('save')}
          </Button>
          <Button variant="text" onClick={editor.cancel}>
            {t('cancel')}
          </Button>
        </div>
      )}
    </form>
  )
})

const NoteConflict = observer(function NoteConflict({ editor }: { editor: NoteEditor }) {
  const { t } = useTranslation('note')
  return (
    <div className={conflict.conflict} role="alert">
      <p>{t('conflict')}</p>
      <blockquote>{editor.conflict?.theirs?.content ?? t('deletedElsewhere')}</blockquote>
      <div className={styles.actions}>
        <Button onClick={() => void editor.keepMine()}>{t('keepMine')}</Button>
        <Button onClick={editor.takeTheirs}>{t('takeTheirs')}</Button>
      </div>
    </div>
  )
})
