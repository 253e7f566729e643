import { SaveButton, useRecordContext } from 'react-admin'
import styles from '../../../shared/form/ColumnsForm.module.css'

/** The button to save: a draft, or what learners see at once. */
export function PointSaveBar() {
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
