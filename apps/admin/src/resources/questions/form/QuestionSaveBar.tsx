import PreviewOutlined from '@mui/icons-material/PreviewOutlined'
import PublishOutlined from '@mui/icons-material/PublishOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import {
  type RaRecord,
  SaveButton,
  useDataProvider,
  useNotify,
  useRecordContext,
  useRedirect,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useMissing } from '../../../shared/acts/use-missing.ts'
import styles from '../../../shared/form/ColumnsForm.module.css'
import { publishQuestion } from '../acts.ts'
import { PreviewDialog } from './PreviewDialog.tsx'

/** Buttons to save, to save and publish, and to preview. */
export function QuestionSaveBar() {
  const { t } = useTranslation('admin')
  const isPublished = useRecordContext()?.status === 'published'
  const [isPreviewed, setIsPreviewed] = useState(false)
  const publish = usePublishing()
  return (
    <div className={styles.bar}>
      <SaveButton
        variant="contained"
        alwaysEnable
        label={isPublished ? 'questions.saveShown' : 'questions.save'}
      />
      {!isPublished && (
        <SaveButton
          type="button"
          variant="outlined"
          alwaysEnable
          icon={<PublishOutlined />}
          label="questions.saveAndPublish"
          mutationOptions={{ onSuccess: publish }}
        />
      )}
      <Button startIcon={<PreviewOutlined />} onClick={() => setIsPreviewed(true)}>
        {t('questions.preview')}
      </Button>
      <PreviewDialog isOpen={isPreviewed} onClose={() => setIsPreviewed(false)} />
    </div>
  )
}

/** Publishes the saved question. An incomplete one stays a draft, and the admin is told what is missing. */
function usePublishing() {
  const { t } = useTranslation('admin')
  const provider = useDataProvider()
  const explain = useMissing('problems')
  const notify = useNotify()
  const redirect = useRedirect()
  return async ({ id }: RaRecord) => {
    try {
      await provider.updateMany('problems', { ids: [id], data: {}, meta: { act: publishQuestion.name } })
      notify(t('resources.problems.acts.publish.done', { count: 1 }), { type: 'success' })
    } catch (error) {
      notify(t('questions.savedNotPublished', { message: explain(error) }), { type: 'warning' })
    }
    redirect('show', 'problems', id)
  }
}
