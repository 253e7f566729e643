import type { UsedFacts } from '@app/contract/discussion/schemas'
import { CANDIDATE_LEVELS, INTERVIEW_OUTCOMES, INTERVIEW_ROUNDS } from '@app/contract/discussion/values'
import { MAX_ROLE_LENGTH } from '@app/contract/question-encounter/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { CompanyField } from '../../../shared/antd/form/CompanyField.tsx'
import { DateField } from '../../../shared/antd/form/DateField.tsx'
import { SuggestedField } from '../../../shared/antd/form/SuggestedField.tsx'
import type { FormState } from '../../../shared/stores/FormState.ts'
import { ChoiceField } from './ChoiceField.tsx'
import styles from './FactFields.module.css'
import type { PostValues } from './post-values.ts'

interface Props {
  form: FormState<PostValues>
  /** What others have written. */
  known: UsedFacts | undefined
}

/** The interview that a 面经 tells of. */
export const FactFields = observer(function FactFields({ form, known }: Props) {
  const { t } = useTranslation('discussion')
  return (
    <fieldset className={styles.facts} aria-label={t('facts.label')}>
      <CompanyField
        field={form.field('interview.company')}
        label={t('facts.company')}
        placeholder=""
        suggestions={known?.companies ?? []}
      />
      <SuggestedField
        field={form.field('interview.role')}
        label={t('facts.role')}
        placeholder=""
        maxLength={MAX_ROLE_LENGTH}
        suggestions={known?.roles ?? []}
      />
      <ChoiceField
        field={form.field('interview.level')}
        label={t('facts.level')}
        options={CANDIDATE_LEVELS.map((value) => ({ value, label: t(`level.${value}`) }))}
      />
      <ChoiceField
        field={form.field('interview.round')}
        label={t('facts.round')}
        options={INTERVIEW_ROUNDS.map((value) => ({ value, label: t(`round.${value}`) }))}
      />
      <ChoiceField
        field={form.field('interview.outcome')}
        label={t('facts.outcome')}
        options={INTERVIEW_OUTCOMES.map((value) => ({ value, label: t(`outcome.${value}`) }))}
      />
      <DateField
        field={form.field('interview.month')}
        label={t('facts.month')}
        picker="month"
        min="2000-01"
        max={thisMonth()}
        isOptional
      />
    </fieldset>
  )
})

function thisMonth(): string {
  const now = new Date()
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`
}
