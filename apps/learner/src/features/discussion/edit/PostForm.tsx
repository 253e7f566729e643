import { Alert, Form } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { focusField } from '../../../shared/antd/form/field-id.ts'
import { LeaveGuard } from '../../../shared/components/dialog/LeaveGuard.tsx'
import { CategoryField } from './CategoryField.tsx'
import { ContentField, focusContent } from './ContentField.tsx'
import type { EditStore } from './EditStore.ts'
import { FactFields } from './FactFields.tsx'
import { FormHead } from './FormHead.tsx'
import type { PostEditor } from './PostEditor.ts'
import styles from './PostForm.module.css'
import { SimilarSection } from './SimilarSection.tsx'
import { TagsField } from './TagsField.tsx'
import { TitleField } from './TitleField.tsx'
import { TwoTextsDialogs } from './TwoTextsDialogs.tsx'

interface Props {
  store: EditStore
  editor: PostEditor
}

/** The form of a post. */
export const PostForm = observer(function PostForm({ store, editor }: Props) {
  const { t } = useTranslation('discussion')
  const navigate = useNavigate()
  const { form } = editor
  const finish = (id: number | null) => {
    if (id !== null) return navigate(`/discussion/${id}`, { replace: true })
    if (form.firstWrong === 'content') focusContent()
    else focusField(form.firstWrong)
  }
  return (
    <Form
      layout="vertical"
      requiredMark={false}
      noValidate
      onFinish={() => void editor.publish().then(finish)}
    >
      <LeaveGuard
        when={editor.isAtRisk}
        title={t('edit.leaveTitle')}
        text={t('edit.leaveText')}
        onLeave={editor.images.stop}
      />
      <TwoTextsDialogs editor={editor} onPublished={finish} />
      <FormHead editor={editor} />
      {form.problem !== null && (
        <Alert className={styles.problem ?? ''} type="error" title={form.problem} showIcon />
      )}
      <div className={styles.columns}>
        <div className={styles.fields}>
          <TitleField field={form.field('title')} />
          <div className={styles.row}>
            <CategoryField field={form.field('category')} />
            <TagsField field={form.field('tags')} known={store.tags.value ?? []} />
          </div>
          {form.values.category === 'experience' && <FactFields form={form} known={store.facts.value} />}
        </div>
        <SimilarSection similar={editor.similar} />
      </div>
      <ContentField editor={editor} />
    </Form>
  )
})
