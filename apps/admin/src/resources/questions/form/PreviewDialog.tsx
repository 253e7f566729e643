import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { useFormContext } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { QuestionArticle } from '../show/QuestionArticle.tsx'
import { emptyQuestion, type QuestionValues } from './question-values.ts'

/** The form's values as learners would see them. */
export function PreviewDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useTranslation('admin')
  const { getValues } = useFormContext<QuestionValues>()
  return (
    <Dialog open={isOpen} onClose={onClose} fullWidth maxWidth="md" aria-label={t('questions.preview')}>
      <DialogContent>
        {isOpen && (
          <QuestionArticle question={{ ...emptyQuestion, ...getValues() }} title={getValues().title} />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('ra.action.close')}</Button>
      </DialogActions>
    </Dialog>
  )
}
