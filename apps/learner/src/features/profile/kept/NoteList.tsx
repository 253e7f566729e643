import type { NoteSummary } from '@app/contract/note/schemas'
import { plainText } from '@app/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { KeptList, KeptTitle } from './KeptList.tsx'
import type { KeptStore } from './KeptStore.ts'
import styles from './KeptTabs.module.css'

interface NoteListProps {
  list: KeptStore['notes']
  onRetry: () => void
}

export const NoteList = observer(function NoteList({ list, onRetry }: NoteListProps) {
  const { t } = useTranslation('profile')
  return (
    <KeptList
      list={list}
      onRetry={onRetry}
      empty={t('kept.noNotes')}
      renderRow={(note) => <NoteRow key={`${note.subjectType} ${note.id}`} note={note} />}
    />
  )
})

function NoteRow({ note }: { note: NoteSummary }) {
  const { t, i18n } = useTranslation('profile')
  const { subjectType, id, title, isPublished, excerpt, updateTime } = note
  const address = subjectType === 'question' ? `/problems/bagu/${id}` : `/learning/core-knowledge/${id}`
  return (
    <li className={styles.row}>
      <KeptTitle isPublished={isPublished}>
        {isPublished ? <Link to={address}>{title}</Link> : title}
      </KeptTitle>
      <time dateTime={updateTime}>{formatDaysAgo(updateTime, i18n.language)}</time>
      <span className={styles.excerpt}>{plainText(excerpt)}</span>
      <span className={styles.about}>{t(`kept.${subjectType}`)}</span>
    </li>
  )
}
