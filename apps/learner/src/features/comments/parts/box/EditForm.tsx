import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import conflict from '../../../../shared/components/Conflict.module.css'
import { menuButtonOf } from '../acts/button-ids.ts'
import { useComments } from '../comments-context.ts'
import type { EditBox } from './EditBox.ts'
import styles from './EditForm.module.css'
import { useFocusBack } from './use-focus-back.ts'
import { WritingBox } from './WritingBox.tsx'

/** Where a comment is edited, in its place. When it was edited elsewhere too, both texts are there to choose from. */
export const EditForm = observer(function EditForm({ edit }: { edit: EditBox }) {
  const { t } = useTranslation('comments')
  const { store } = useComments()
  const { box, theirs } = edit
  useFocusBack(menuButtonOf(edit.id))
  const cancel = () => {
    box.draft.clear()
    store.endEdit()
  }
  return (
    <div className={styles.edit}>
      <WritingBox
        box={box}
        label={t('edit.label')}
        placeholder={t('edit.label')}
        act={t('edit.save')}
        hasFocus
        onCancel={cancel}
      />
      {theirs ? (
        <div className={`${conflict.conflict} ${styles.conflict}`} role="alert">
          <p>{t('edit.conflict')}</p>
          <blockquote>{theirs.content}</blockquote>
          <div>
            <Button size="small" onClick={() => void edit.keepMine()}>
              {t('edit.keepMine')}
            </Button>
            <Button size="small" onClick={() => store.takeTheirs(edit)}>
              {t('edit.takeTheirs')}
            </Button>
          </div>
        </div>
      ) : (
        <p className={styles.hint}>{t('edit.hint')}</p>
      )}
    </div>
  )
})
