import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import styles from './AnswerBox.module.css'
import type { InterviewStore } from './InterviewStore.ts'

/** Whether what is being written is stored, and how long it is. */
export const DraftNote = observer(function DraftNote({ store }: { store: InterviewStore }) {
  const { t, i18n } = useTranslation('interview')
  const { draft } = store
  if (!draft || draft.text === '') return <span className={styles.note} />
  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' })
  const state = draft.isChanged
    ? t(draft.isStuck ? 'session.draftStuck' : 'session.draftSaving')
    : draft.savedAt === null
      ? ''
      : t('session.draftSaved', { time: clock.format(new Date(draft.savedAt)) })
  return (
    <span className={styles.note} data-stuck={draft.isChanged && draft.isStuck}>
      <span role="status">{state}</span>
      <span>{t('session.characters', { count: [...draft.text].length })}</span>
    </span>
  )
})
