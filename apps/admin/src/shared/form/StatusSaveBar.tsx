import { SaveButton, useRecordContext } from 'react-admin'
import styles from './ColumnsForm.module.css'

/** The button to save: a draft, or what learners see at once. */
export function StatusSaveBar() {
  const isPublished = useRecordContext()?.status === 'published'
  return (
    <div className={styles.bar}>
      <SaveButton
        variant="contained"
        alwaysEnable
        label={isPublished ? 'questions.saveShown' : 'questions.save'}
      />
    </div>
  )
}
