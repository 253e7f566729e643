import { notChecked } from '@app/contract/content/checked-values'
import type { KnowledgePointDraft } from '@app/contract/content/kinds/knowledge-point'
import { knowledgePointLimits } from '@app/contract/content/kinds/knowledge-point-values'
import { NumberInput, required, TextInput } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { CheckedInputs } from '../../content/CheckedInputs.tsx'
import type { ItemFormPart } from '../../content/form-part.ts'
import { LinksInput } from '../../content/LinksInput.tsx'
import { MarkdownInput } from '../../shared/form/MarkdownInput.tsx'
import { RecallInput } from './RecallInput.tsx'

const isRequired = required()
const look = { margin: 'dense', fullWidth: true } as const

function Text() {
  const { t } = useTranslation('admin')
  return (
    <>
      <TextInput source="title" validate={isRequired} {...look} />
      <TextInput source="summary" helperText={t('points.summaryHelp')} {...look} />
      <MarkdownInput
        source="content"
        label={t('resources.learning/knowledge-points.fields.content')}
        helperText={t('markdown.help')}
      />
      <RecallInput />
    </>
  )
}

function Facts() {
  const { t } = useTranslation('admin')
  return (
    <>
      <NumberInput
        source="minutes"
        min={1}
        max={knowledgePointLimits.minutes}
        validate={isRequired}
        {...look}
      />
      <LinksInput source="questionIds" helperText={t('points.questionsHelp')} />
      <CheckedInputs />
    </>
  )
}

/** What is a knowledge point's own in its form. */
export const pointForm: ItemFormPart<Omit<KnowledgePointDraft, 'chapterId'>> = {
  empty: { title: '', summary: '', minutes: 10, content: '', ...notChecked, recall: [], questionIds: [] },
  tidy: (draft) => ({
    ...draft,
    // An emptied input holds null, and a new recall question has no slug yet.
    recall: draft.recall.map(({ slug, question, answer }) => ({
      ...(slug && { slug }),
      question: question ?? '',
      answer: answer ?? '',
    })),
  }),
  Text,
  Facts,
}
