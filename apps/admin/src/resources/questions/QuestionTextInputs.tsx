import { questionLimits } from '@app/contract/content/kinds/question-values'
import { required, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { LinesInput } from '../../shared/form/LinesInput.tsx'
import { MarkdownInput } from '../../shared/form/MarkdownInput.tsx'
import { PointsInputs } from '../../shared/form/PointsInputs.tsx'

const isRequired = required()

/** What a question asks and answers. */
export function QuestionTextInputs({ ownImagesOnly = false }: { ownImagesOnly?: boolean }) {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput
        source="title"
        label={t('resources.problems.fields.title')}
        validate={isRequired}
        margin="dense"
        fullWidth
      />
      <MarkdownInput
        source="shortAnswer"
        label={t('questions.shortAnswer')}
        helperText={t('questions.shortAnswerHelp')}
        isShort
        ownImagesOnly={ownImagesOnly}
      />
      <MarkdownInput
        source="spokenAnswer"
        label={t('questions.spokenAnswer')}
        helperText={t('questions.spokenAnswerHelp')}
        isShort
        ownImagesOnly={ownImagesOnly}
      />
      <MarkdownInput
        source="answer"
        label={t('questions.answer')}
        helperText={t('markdown.help')}
        ownImagesOnly={ownImagesOnly}
      />
      <PointsInputs most={questionLimits.keyPoints} />
      <LinesInput
        source="followUps"
        label={t('questions.followUps')}
        helperText={t('questions.followUpsHelp')}
      />
      <LinesInput
        source="answeredBy"
        label={t('resources.problems.fields.answeredBy')}
        helperText={t('questions.answeredByHelp')}
      />
    </>
  )
}
