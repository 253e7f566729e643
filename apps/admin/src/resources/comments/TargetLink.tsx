import type { CommentRecord } from '@app/contract/comment-record/schemas'
import { useTranslation } from 'react-i18next'
import styles from '../../shared/list/NameCell.module.css'

/** What a comment is on; leads to the comment on the site. */
export function TargetLink({ of }: { of: CommentRecord }) {
  const { t } = useTranslation('admin')
  const { targetType, targetTitle, path } = of
  return (
    <>
      {t(`commentTarget.${targetType}`)}{' '}
      <a
        className={styles.link}
        href={path}
        target="_blank"
        rel="noreferrer"
        onClick={(event) => event.stopPropagation()}
      >
        {targetTitle || path}
      </a>
    </>
  )
}
