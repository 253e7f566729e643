import { interviewQuestionLimits as limits } from '@app/contract/interview-question/values'
import { BooleanInput, type RaRecord, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/form/ColumnsForm.module.css'
import { KeyPointsInput } from '../../../shared/form/KeyPointsInput.tsx'
import { LinesInput } from '../../../shared/form/LinesInput.tsx'
import { MarkdownInput } from '../../../shared/form/MarkdownInput.tsx'
import { RecordForm } from '../../../shared/form/RecordForm.tsx'
import { StatusSaveBar } from '../../../shared/form/StatusSaveBar.tsx'
import { InterviewQuestionFactInputs } from './InterviewQuestionFactInputs.tsx'
import { emptyInterviewQuestion } from './interview-question-values.ts'

const isRequired = required()

/** The form of an interview question. @param record the question as it was when the page was opened; absent for a new one */
export function InterviewQuestionForm({ record }: { record?: RaRecord }) {
  const { t } = useTranslation('admin')
  const name = (field: string) => t(`resources.interview/bank-questions.fields.${field}`)
  return (
    <RecordForm
      {...(record && { record })}
      defaultValues={emptyInterviewQuestion}
      className={styles.form ?? ''}
    >
      <div className={styles.columns}>
        <div className={styles.text}>
          <TextInput
            source="title"
            validate={isRequired}
            helperText={t('interviewQuestions.titleHelp')}
            multiline
            margin="dense"
            fullWidth
          />
          <BooleanInput source="isPersonal" helperText={t('interviewQuestions.isPersonalHelp')} />
          <SoughtInputs />
          <MarkdownInput source="answer" label={name('answer')} helperText={t('markdown.help')} />
          <LinesInput
            source="probes"
            label={name('probes')}
            helperText={t('interviewQuestions.probesHelp')}
          />
          <LinesInput
            source="redFlags"
            label={name('redFlags')}
            helperText={t('interviewQuestions.redFlagsHelp')}
          />
          <AnchorInputs />
        </div>
        <InterviewQuestionFactInputs />
      </div>
      <StatusSaveBar />
    </RecordForm>
  )
}

/** By what an answer is judged that is not about the candidate. */
function SoughtInputs() {
  const isPersonal = useWatch({ name: 'isPersonal' })
  return isPersonal ? null : <KeyPointsInput most={limits.keyPoints} />
}

/** Examples of answers worth 0, 50 and 100. */
function AnchorInputs() {
  const { t } = useTranslation('admin')
  return (['zero', 'half', 'full'] as const).map((anchor) => (
    <TextInput
      key={anchor}
      source={`anchors.${anchor}`}
      label={t(`interviewQuestions.anchor.${anchor}`)}
      helperText={false}
      multiline
      margin="dense"
      fullWidth
    />
  ))
}
