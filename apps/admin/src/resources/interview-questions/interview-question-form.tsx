import { notChecked } from '@app/contract/content/checked-values'
import type { InterviewQuestionDraft } from '@app/contract/content/kinds/interview-question'
import { interviewQuestionLimits as limits } from '@app/contract/interview-question/values'
import { DIFFICULTIES } from '@app/contract/question/values'
import { NumberInput, required, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { CheckedInputs } from '../../content/CheckedInputs.tsx'
import { ChoiceInput } from '../../content/ChoiceInput.tsx'
import type { ItemFormPart } from '../../content/form-part.ts'
import { LinksInput } from '../../content/LinksInput.tsx'
import { toKeyPoints } from '../../shared/form/key-point-values.ts'
import { LinesInput } from '../../shared/form/LinesInput.tsx'
import { MarkdownInput } from '../../shared/form/MarkdownInput.tsx'
import { PointsInputs } from '../../shared/form/PointsInputs.tsx'

const isRequired = required()
const codeOnly = { form: 'code' } as const
const look = { margin: 'dense', fullWidth: true } as const

function Text() {
  const { t } = useTranslation('admin')
  const name = (field: string) => t(`resources.interview/bank-questions.fields.${field}`)
  const help = (field: string) => t(`interviewQuestions.${field}Help`)
  return (
    <>
      <TextInput source="title" validate={isRequired} helperText={help('title')} multiline {...look} />
      <PointsInputs most={limits.keyPoints} />
      <MarkdownInput source="answer" label={name('answer')} helperText={t('markdown.help')} />
      <LinesInput source="probes" label={name('probes')} helperText={help('probes')} />
      <LinesInput source="redFlags" label={name('redFlags')} helperText={help('redFlags')} />
      {(['zero', 'half', 'full'] as const).map((anchor) => (
        <TextInput
          key={anchor}
          source={`anchors.${anchor}`}
          label={t(`interviewQuestions.anchor.${anchor}`)}
          helperText={false}
          multiline
          {...look}
        />
      ))}
    </>
  )
}

function Facts() {
  const { t } = useTranslation('admin')
  const help = (field: string) => t(`interviewQuestions.${field}Help`)
  return (
    <>
      <TextInput source="topic" validate={isRequired} helperText={help('topic')} {...look} />
      <ChoiceInput source="difficulty" options={DIFFICULTIES} />
      <NumberInput source="minutes" min={1} max={limits.minutes} validate={isRequired} {...look} />
      <TextInput source="hint" helperText={help('hint')} multiline {...look} />
      <TextInput source="variant" helperText={help('variant')} multiline {...look} />
      <LinksInput source="questionIds" helperText={help('questions')} />
      <LinksInput source="problemIds" helperText={help('problem')} filter={codeOnly} />
      <CheckedInputs />
    </>
  )
}

/** What is an interview question's own in its form. */
export const interviewQuestionForm: ItemFormPart<Omit<InterviewQuestionDraft, 'bankId'>> = {
  empty: {
    title: '',
    topic: '',
    difficulty: 'medium',
    minutes: 4,
    isPersonal: false,
    keyPoints: [],
    hint: '',
    probes: [],
    anchors: { zero: '', half: '', full: '' },
    redFlags: [],
    variant: '',
    answer: '',
    ...notChecked,
    questionIds: [],
    problemIds: [],
  },
  tidy: ({ anchors: { zero, half, full }, ...draft }) => ({
    ...draft,
    keyPoints: draft.isPersonal ? [] : toKeyPoints(draft.keyPoints),
    // An emptied input holds null.
    anchors: { zero: zero ?? '', half: half ?? '', full: full ?? '' },
  }),
  Text,
  Facts,
}
