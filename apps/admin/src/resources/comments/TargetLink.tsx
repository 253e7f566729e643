import type { CommentRecord } from '@app/contract'
import { useTranslation } from 'react-i18next'

/** What a comment is on; leads to the comment on the site. */
export function TargetLink({ of }: { of: CommentRecord }) {
  const { t } = useTranslation('admin')
  const { targetType, targetTitle, path } = of
  return (
    <>
      {t(`commentTarget.${targetType}`)}{' '}
      <a href={path} target="_blank" rel="noreferrer" onClick={(event) => event.stopPropagation()}>
        {targetTitle || path}
      </a>
    </>
  )
}
