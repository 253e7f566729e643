import type { QuestionDraft } from '@app/contract/content/kinds/question'
import { emptyQuestionText } from '@app/contract/question/schemas'
import { DIFFICULTIES, FREQUENCIES } from '@app/contract/question/values'
import { useTranslation } from 'react-i18next'
import { CheckedInputs } from '../../content/CheckedInputs.tsx'
import { ChoiceInput } from '../../content/ChoiceInput.tsx'
import type { ItemFormPart } from '../../content/form-part.ts'
import { LinksInput } from '../../content/LinksInput.tsx'
import { toKeyPoints } from '../../shared/form/key-point-values.ts'
import { ProgramInputs } from './program/ProgramInputs.tsx'
import { tidyProgram } from './program/program-values.ts'
import { UntestedNote } from './program/UntestedNote.tsx'
import { QuestionTextInputs } from './QuestionTextInputs.tsx'
import { TagsInput } from './TagsInput.tsx'

function Text() {
  return (
    <>
      <QuestionTextInputs />
      <ProgramInputs />
    </>
  )
}

function Facts() {
  const { t } = useTranslation('admin')
  return (
    <>
      <ChoiceInput source="difficulty" options={DIFFICULTIES} />
      <ChoiceInput source="frequency" options={FREQUENCIES} />
      <TagsInput />
      <LinksInput source="relatedIds" helperText={t('questions.relatedHelp')} />
      <CheckedInputs />
    </>
  )
}

/** What is a question's own in its form. */
export const questionForm: ItemFormPart<Omit<QuestionDraft, 'bankId'>> = {
  empty: { ...emptyQuestionText, program: null, relatedIds: [] },
  tidy: (draft) => ({
    ...draft,
    program: tidyProgram(draft.program),
    keyPoints: draft.isPersonal ? [] : toKeyPoints(draft.keyPoints),
  }),
  Text,
  Facts,
  Caution: UntestedNote,
}
