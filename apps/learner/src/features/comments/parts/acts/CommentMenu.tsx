import type { Comment } from '@app/contract/comment/schemas'
import { copyText } from '@app/ui/copy-text'
import { Dropdown, type MenuProps } from 'antd'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../shared/components/dialog/ConfirmDialog.tsx'
import { Icon } from '../../../../shared/Icon.tsx'
import { useRootStore } from '../../../../shared/root/store-context.ts'
import { LazyReportDialog } from '../../../moderation/parts/lazy-report-dialog.ts'
import { useComments } from '../comments-context.ts'
import { anchorOf } from '../linked-comment.ts'
import { menuButtonOf } from './button-ids.ts'
import styles from './CommentActs.module.css'

/** The acts on a comment that are wanted now and then. */
export const CommentMenu = observer(function CommentMenu({ comment }: { comment: Comment }) {
  const { t } = useTranslation('comments')
  const { store, menuItems } = useComments()
  const [isAsking, setAsking] = useState(false)
  const [isReporting, setReporting] = useState(false)
  const copyLink = useLinkCopying(comment.id)
  const isOwn = comment.author?.id === store.userId
  const items: NonNullable<MenuProps['items']> = [
    { key: 'link', label: t('menu.link'), icon: <Icon name="link" size={16} />, onClick: copyLink },
    ...(isOwn
      ? [
          {
            key: 'edit',
            label: t('menu.edit'),
            icon: <Icon name="edit" size={16} />,
            onClick: () => store.startEdit(comment),
          },
          {
            key: 'delete',
            label: t('menu.delete'),
            icon: <Icon name="trash" size={16} />,
            danger: true,
            onClick: () => setAsking(true),
          },
        ]
      : []),
    ...(menuItems?.(comment) ?? []),
    ...(isOwn || comment.state !== 'visible'
      ? []
      : [
          {
            key: 'report',
            label: t('report.act'),
            icon: <Icon name="flag" size={16} />,
            onClick: () => setReporting(true),
          },
        ]),
  ]
  return (
    <>
      <Dropdown menu={{ items, className: styles.menu ?? '' }} trigger={['click']}>
        <button
          type="button"
          id={menuButtonOf(comment.id)}
          className={styles.act}
          aria-label={t('menu.label', { name: comment.author?.username ?? t('leftUser') })}
          aria-haspopup="menu"
        >
          <Icon name="more" size={18} />
        </button>
      </Dropdown>
      {isReporting && (
        <LazyReportDialog
          target={{ targetType: 'comment', targetId: comment.id }}
          onClose={() => setReporting(false)}
          outline={null}
        />
      )}
      {isAsking && (
        <ConfirmDialog
          title={t('delete.title')}
          text={t(comment.replyCount > 0 ? 'delete.keepsPlace' : 'delete.text')}
          isDangerous
          onConfirm={() => {
            setAsking(false)
            void store.delete(comment)
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
})

function useLinkCopying(id: number): () => void {
  const { t } = useTranslation('comments')
  const { toasts } = useRootStore()
  return () => {
    const { origin, pathname } = window.location
    copyText(`${origin}${pathname}#${anchorOf(id)}`).then(
      () => toasts.success(t('menu.linkCopied')),
      () => toasts.error(t('menu.linkNotCopied')),
    )
  }
}
