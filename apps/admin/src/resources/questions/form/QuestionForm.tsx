import { difficulty } from '@app/contract/question/schemas'
import {
  AutocompleteArrayInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/form/ColumnsForm.module.css'
import { RecordForm } from '../../../shared/form/RecordForm.tsx'
import { allInOrder } from '../../../shared/list/all-in-order.ts'
import { QuestionSaveBar } from './QuestionSaveBar.tsx'
import { QuestionTextInputs } from './QuestionTextInputs.tsx'
import { emptyQuestion } from './question-values.ts'
import { TagsInput } from './TagsInput.tsx'

const isRequired = required()
const byOrder = { field: 'sortOrder', order: 'ASC' } as const
const toKeyword = (keyword: string) => (keyword === '' ? {} : { keyword })

interface QuestionFormProps {
  /** The question as it was when the page was opened; absent for a new one. */
  record?: RaRecord
}

/** The form of a question. */
export function QuestionForm({ record }: QuestionFormProps) {
  const { t } = useTranslation('admin')
  const difficulties = difficulty.options.map((id) => ({ id, name: t(`difficulty.${id}`) }))
  return (
    <RecordForm {...(record && { record })} defaultValues={emptyQuestion} className={styles.form ?? ''}>
      <div className={styles.columns}>
        <QuestionTextInputs />
        <div className={styles.facts}>
          <ReferenceInput
            source="bankId"
            reference="problems/banks"
            perPage={allInOrder.pagination.perPage}
            sort={allInOrder.sort}
          >
            <SelectInput source="bankId" optionText="name" validate={isRequired} margin="dense" fullWidth />
          </ReferenceInput>
          <SelectInput
            source="difficulty"
            choices={difficulties}
            validate={isRequired}
            margin="dense"
            fullWidth
          />
          <TagsInput />
          <ReferenceArrayInput source="relatedIds" reference="problems" sort={byOrder}>
            <AutocompleteArrayInput
              source="relatedIds"
              optionText="title"
              filterToQuery={toKeyword}
              helperText={t('questions.relatedHelp')}
              margin="dense"
              fullWidth
            />
          </ReferenceArrayInput>
          <TextInput source="slug" helperText={t('questions.slugHelp')} margin="dense" fullWidth />
        </div>
      </div>
      <QuestionSaveBar />
    </RecordForm>
  )
}
