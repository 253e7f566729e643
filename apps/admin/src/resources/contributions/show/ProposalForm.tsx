import type { ContributionDetail } from '@app/contract/contribution/schemas'
import { difficulty, questionText } from '@app/contract/question/schemas'
import Button from '@mui/material/Button'
import { Form, HttpError, ReferenceInput, required, SaveButton, SelectInput, useNotify } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useMethods } from '../../../data/use-methods.ts'
import styles from '../../../shared/form/ColumnsForm.module.css'
import { allInOrder } from '../../../shared/list/all-in-order.ts'
import { QuestionTextInputs } from '../../questions/form/QuestionTextInputs.tsx'
import { toNewQuestion } from '../../questions/form/question-values.ts'
import { TagsInput } from '../../questions/form/TagsInput.tsx'
import type { ContributionMethods } from '../methods.ts'

const isRequired = required()

interface ProposalFormProps {
  contribution: ContributionDetail
  acceptance: { note: string; isPublished: boolean }
  onCancel: () => void
}

/** Changes what is proposed before it is accepted. It begins with the proposal brought to what the question says now. */
export function ProposalForm({ contribution, acceptance, onCancel }: ProposalFormProps) {
  const { t } = useTranslation('admin')
  const save = useAcceptance(contribution, acceptance)
  const { kind, bankId, merged, text, current } = contribution
  const record = { id: contribution.id, ...(merged?.text ?? text ?? current?.text), bankId }
  const difficulties = difficulty.options.map((id) => ({ id, name: t(`difficulty.${id}`) }))
  return (
    <Form record={record} onSubmit={save} className={styles.form ?? ''} warnWhenUnsavedChanges>
      <div className={styles.columns}>
        <QuestionTextInputs ownImagesOnly />
        <div className={styles.facts}>
          {kind === 'new' && (
            <ReferenceInput
              source="bankId"
              reference="problems/banks"
              perPage={allInOrder.pagination.perPage}
              sort={allInOrder.sort}
            >
              <SelectInput
                source="bankId"
                label={t('resources.problems.fields.bankId')}
                optionText="name"
                validate={isRequired}
                margin="dense"
                fullWidth
              />
            </ReferenceInput>
          )}
          <SelectInput
            source="difficulty"
            label={t('resources.problems.fields.difficulty')}
            choices={difficulties}
            validate={isRequired}
            margin="dense"
            fullWidth
          />
          <TagsInput />
        </div>
      </div>
      <div className={styles.bar}>
        <SaveButton variant="contained" alwaysEnable label="contributions.acceptChanged" />
        <Button onClick={onCancel}>{t('ra.action.cancel')}</Button>
      </div>
    </Form>
  )
}

/** Accepts with the form's values; what the server refuses stands at its field. */
function useAcceptance(
  { id, updateTime, kind, current }: ContributionDetail,
  acceptance: ProposalFormProps['acceptance'],
) {
  const { t } = useTranslation('admin')
  const { acceptContribution } = useMethods<ContributionMethods>()
  const notify = useNotify()
  const navigate = useNavigate()
  return async (values: object) => {
    const { bankId, ...draft } = toNewQuestion(values)
    const text = questionText.parse(draft)
    try {
      await acceptContribution({
        id,
        updateTime,
        text,
        ...acceptance,
        ...(kind === 'new' && bankId !== undefined && { bankId }),
        ...(current && { version: current.version }),
      })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      notify(error.message, { type: 'error' })
      return error instanceof HttpError ? atFields(error.body?.errors) : undefined
    }
    notify(t('contributions.accepted'), { type: 'success' })
    navigate('/contributions')
    return undefined
  }
}

/** `text.answer` is the field `answer` here. */
function atFields(errors: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^text\./, ''), message]),
  )
}
