import type { ContributionDetail } from '@app/contract/contribution/schemas'
import { questionText } from '@app/contract/question/schemas'
import { DIFFICULTIES, FREQUENCIES } from '@app/contract/question/values'
import Button from '@mui/material/Button'
import { HttpError, SaveButton, useNotify, useRefresh } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceInput } from '../../../content/ChoiceInput.tsx'
import { draftOf } from '../../../content/form-part.ts'
import { ParentInput } from '../../../content/ParentInput.tsx'
import { useMethods } from '../../../data/use-methods.ts'
import styles from '../../../shared/form/ColumnsForm.module.css'
import { RecordForm } from '../../../shared/form/RecordForm.tsx'
import { QuestionTextInputs } from '../../questions/QuestionTextInputs.tsx'
import { questionForm } from '../../questions/question-form.tsx'
import { TagsInput } from '../../questions/TagsInput.tsx'
import type { ContributionMethods } from '../methods.ts'
import page from './ContributionShow.module.css'

const bank = { resource: 'problems/banks', field: 'bankId' }

interface ProposalFormProps {
  contribution: ContributionDetail
  acceptance: { note: string; isPublished: boolean }
  onCancel: () => void
}

/** The form opens below what is proposed. */
const showForm = (form: HTMLElement | null) => form?.scrollIntoView({ block: 'start' })

/** Changes what is proposed before it is accepted. It begins with the proposal brought to what the question says now. */
export function ProposalForm({ contribution, acceptance, onCancel }: ProposalFormProps) {
  const { t } = useTranslation('admin')
  const save = useAcceptance(contribution, acceptance)
  const { kind, bankId, merged, text, current } = contribution
  const record = { id: contribution.id, ...(merged?.text ?? text ?? current?.text), bankId }
  return (
    <div ref={showForm} className={page.form}>
      <RecordForm record={record} onSubmit={save} className={styles.form ?? ''}>
        <div className={styles.columns}>
          <div className={styles.text}>
            <QuestionTextInputs ownImagesOnly />
          </div>
          <div className={styles.facts}>
            {kind === 'new' && <ParentInput parent={bank} label={t('resources.problems.fields.bankId')} />}
            <ChoiceInput source="difficulty" options={DIFFICULTIES} />
            <ChoiceInput source="frequency" options={FREQUENCIES} />
            <TagsInput />
          </div>
        </div>
        <div className={styles.bar}>
          <SaveButton variant="contained" alwaysEnable label="contributions.acceptChanged" />
          <Button onClick={onCancel}>{t('ra.action.cancel')}</Button>
        </div>
      </RecordForm>
    </div>
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
  const refresh = useRefresh()
  return async (values: FieldValues) => {
    const { bankId } = values
    const text = questionText.parse(draftOf(questionForm, values))
    try {
      await acceptContribution({
        id,
        updateTime,
        text,
        ...acceptance,
        ...(kind === 'new' && bankId && { bankId }),
        ...(current && { version: current.version }),
      })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      notify(error.message, { type: 'error' })
      return error instanceof HttpError ? atFields(error.body?.errors) : undefined
    }
    notify(t('contributions.accepted'), { type: 'success' })
    refresh()
    return undefined
  }
}

/** `text.answer` is the field `answer` here. */
function atFields(errors: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => [path.replace(/^text\./, ''), message]),
  )
}
