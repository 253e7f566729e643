import { knowledgePointLimits } from '@app/contract/knowledge-point-record/values'
import {
  AutocompleteArrayInput,
  NumberInput,
  type RaRecord,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin'
import { useTranslation } from 'react-i18next'
import styles from '../../../shared/form/ColumnsForm.module.css'
import { MarkdownInput } from '../../../shared/form/MarkdownInput.tsx'
import { RecordForm } from '../../../shared/form/RecordForm.tsx'
import { StatusSaveBar } from '../../../shared/form/StatusSaveBar.tsx'
import { allInOrder } from '../../../shared/list/all-in-order.ts'
import { emptyPoint } from './point-values.ts'
import { RecallInput } from './RecallInput.tsx'

const isRequired = required()
const toKeyword = (keyword: string) => (keyword === '' ? {} : { keyword })

/** The form of a knowledge point. @param record the point as it was when the page was opened; absent for a new one */
export function PointForm({ record }: { record?: RaRecord }) {
  const { t } = useTranslation('admin')
  return (
    <RecordForm {...(record && { record })} defaultValues={emptyPoint} className={styles.form ?? ''}>
      <div className={styles.columns}>
        <div className={styles.text}>
          <TextInput source="title" validate={isRequired} margin="dense" fullWidth />
          <TextInput source="summary" helperText={t('points.summaryHelp')} margin="dense" fullWidth />
          <MarkdownInput
            source="content"
            label={t('resources.learning/knowledge-points.fields.content')}
            helperText={t('markdown.help')}
          />
          <RecallInput />
        </div>
        <div className={styles.facts}>
          <ReferenceInput
            source="chapterId"
            reference="learning/chapters"
            perPage={allInOrder.pagination.perPage}
            sort={allInOrder.sort}
          >
            <SelectInput
              source="chapterId"
              optionText="name"
              validate={isRequired}
              margin="dense"
              fullWidth
            />
          </ReferenceInput>
          <NumberInput
            source="minutes"
            min={1}
            max={knowledgePointLimits.minutes}
            validate={isRequired}
            margin="dense"
            fullWidth
          />
          <ReferenceArrayInput source="questionIds" reference="problems" sort={allInOrder.sort}>
            <AutocompleteArrayInput
              source="questionIds"
              optionText="title"
              filterToQuery={toKeyword}
              helperText={t('points.questionsHelp')}
              margin="dense"
              fullWidth
            />
          </ReferenceArrayInput>
          <TextInput source="slug" helperText={t('points.slugHelp')} margin="dense" fullWidth />
        </div>
      </div>
      <StatusSaveBar />
    </RecordForm>
  )
}
