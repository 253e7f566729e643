import { interviewQuestionLimits as limits } from '@app/contract/interview-question/values'
import { difficulty } from '@app/contract/question/schemas'
import {
  AutocompleteArrayInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/form/ColumnsForm.module.css'
import { allInOrder } from '../../../shared/list/all-in-order.ts'

const isRequired = required()
const toKeyword = (keyword: string) => (keyword === '' ? {} : { keyword })

/** The inputs beside the text of an interview question. */
export function InterviewQuestionFactInputs() {
  const { t } = useTranslation('admin')
  const difficulties = difficulty.options.map((id) => ({ id, name: t(`difficulty.${id}`) }))
  const look = { margin: 'dense', fullWidth: true } as const
  return (
    <div className={styles.facts}>
      <ReferenceInput
        source="bankId"
        reference="interview/banks"
        perPage={allInOrder.pagination.perPage}
        sort={allInOrder.sort}
      >
        <SelectInput source="bankId" optionText="name" validate={isRequired} {...look} />
      </ReferenceInput>
      <TextInput
        source="topic"
        validate={isRequired}
        helperText={t('interviewQuestions.topicHelp')}
        {...look}
      />
      <SelectInput source="difficulty" choices={difficulties} validate={isRequired} {...look} />
      <NumberInput source="minutes" min={1} max={limits.minutes} validate={isRequired} {...look} />
      <TextInput source="hint" helperText={t('interviewQuestions.hintHelp')} multiline {...look} />
      <TextInput source="variant" helperText={t('interviewQuestions.variantHelp')} multiline {...look} />
      <ReferenceArrayInput source="questionIds" reference="problems" sort={allInOrder.sort}>
        <AutocompleteArrayInput
          source="questionIds"
          optionText="title"
          filterToQuery={toKeyword}
          helperText={t('interviewQuestions.questionsHelp')}
          {...look}
        />
      </ReferenceArrayInput>
      <TextInput source="slug" helperText={t('questions.slugHelp')} {...look} />
    </div>
  )
}
