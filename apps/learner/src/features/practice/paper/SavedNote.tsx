import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import type { EntryDraft } from './EntryDraft.ts'
import type { PaperStore } from './PaperStore.ts'
import styles from './SavedNote.module.css'

/** Whether what is put down is stored, and how long it is. */
export const SavedNote = observer(function SavedNote({
  store,
  entry,
}: {
  store: PaperStore
  entry: EntryDraft
}) {
  const { t, i18n } = useTranslation('practice')
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' })
  const { savedAt, isChanged, theirs, content, mode } = entry
  const state = theirs
    ? ''
    : isChanged
      ? t(store.saver?.isStuck ? 'paper.offline' : 'paper.saving')
      : savedAt !== null
        ? t('paper.savedAt', { time: time.format(new Date(savedAt)) })
        : ''
  return (
    <p className={styles.note}>
      <span role="status" data-stuck={isChanged && store.saver?.isStuck}>
        {state}
      </span>
      {mode === 'write' && <span>{t('paper.characters', { count: [...content.answer].length })}</span>}
    </p>
  )
})
