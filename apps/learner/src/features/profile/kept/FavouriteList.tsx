import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import { DifficultyLabel } from '../../problems/parts/DifficultyLabel.tsx'
import { KeptList, KeptTitle } from './KeptList.tsx'
import type { KeptStore } from './KeptStore.ts'
import styles from './KeptTabs.module.css'

interface FavouriteListProps {
  list: KeptStore['favourites']
  onRetry: () => void
}

export const FavouriteList = observer(function FavouriteList({ list, onRetry }: FavouriteListProps) {
  const { t, i18n } = useTranslation('profile')
  const empty = (
    <>
      {t('kept.noFavourites')} <Link to="/problems">{t('recent.begin')}</Link>
    </>
  )
  return (
    <KeptList
      list={list}
      onRetry={onRetry}
      empty={empty}
      renderRow={({ id, title, bankName, difficulty, isPublished, createTime }) => (
        <li key={id} className={styles.row}>
          <KeptTitle isPublished={isPublished}>
            {isPublished ? <Link to={`/problems/bagu/${id}`}>{title}</Link> : title}
          </KeptTitle>
          <time dateTime={createTime}>{formatDaysAgo(createTime, i18n.language)}</time>
          <span className={styles.about}>
            <span>{bankName}</span>
            <DifficultyLabel difficulty={difficulty} />
          </span>
        </li>
      )}
    >
      <Link to="/problems?mine=favourite">{t('kept.inProblems')}</Link>
    </KeptList>
  )
})
