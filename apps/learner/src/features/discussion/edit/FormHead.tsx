import { Button } from 'antd'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../shared/components/dialog/ConfirmDialog.tsx'
import { formatClock } from '../../../shared/format-time.ts'
import { Icon } from '../../../shared/Icon.tsx'
import styles from './FormHead.module.css'
import type { PostEditor } from './PostEditor.ts'

/** What is written, whether it is kept, and the way to publish it. */
export const FormHead = observer(function FormHead({ editor }: { editor: PostEditor }) {
  const { t } = useTranslation('discussion')
  const [isAsking, setIsAsking] = useState(false)
  const isNew = editor.id === null
  return (
    <div className={styles.head}>
      <h1>{t(isNew ? 'edit.create' : 'edit.change')}</h1>
      <div className={styles.acts}>
        <DraftState editor={editor} />
        <Button type="text" className={styles.discard ?? ''} onClick={() => setIsAsking(true)}>
          {t('edit.discard')}
        </Button>
        <Button type="primary" htmlType="submit" loading={editor.form.isSending}>
          {t(isNew ? 'edit.publish' : 'edit.save')}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('edit.discardTitle')}
          text={t(isNew ? 'edit.discardText' : 'edit.discardChange')}
          isDangerous
          onCancel={() => setIsAsking(false)}
          onConfirm={() => {
            setIsAsking(false)
            void editor.discard()
          }}
        />
      )}
    </div>
  )
})

const DraftState = observer(function DraftState({ editor: { draft } }: { editor: PostEditor }) {
  const { t, i18n } = useTranslation('discussion')
  const { savedAt, isStuck, isAtRisk } = draft
  return (
    <span className={styles.state} role="status" data-stuck={isStuck || undefined}>
      {isStuck ? (
        <>
          <Icon name="warn" size={16} />
          {t(isAtRisk ? 'draft.atRisk' : 'draft.stuck')}
        </>
      ) : (
        savedAt !== null && (
          <>
            <Icon name="check" size={16} />
            {t('draft.saved', { time: formatClock(savedAt, i18n.language) })}
          </>
        )
      )}
    </span>
  )
})
