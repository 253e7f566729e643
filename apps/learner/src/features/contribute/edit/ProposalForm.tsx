import type { ContributionStart } from '@app/contract/contribution/schemas'
import type { QuestionBank } from '@app/contract/question-bank/schemas'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../shared/components/Button.tsx'
import { formatDate } from '../../../shared/format-time.ts'
import styles from '../pages/ContributePage.module.css'
import { ChangesPane } from './ChangesPane.tsx'
import type { ProposalStore } from './ProposalStore.ts'
import { SectionEditor } from './SectionEditor.tsx'
import { ToldFields } from './ToldFields.tsx'

interface ProposalFormProps {
  store: ProposalStore
  /** Where a new question may stand; none for an edit. */
  banks: readonly QuestionBank[]
  /** What edits of others that wait change. */
  pending: ContributionStart['pending']
  onSent: () => void
}

/** An edit of a question or a new one, section by section, with what it comes to beside it. */
export const ProposalForm = observer(function ProposalForm({
  store,
  banks,
  pending,
  onSent,
}: ProposalFormProps) {
  const { t } = useTranslation('contribute')
  const formId = useId()
  const send = async () => {
    if (await store.send()) onSent()
  }
  return (
    <section>
      <div className={styles.head}>
        <Heading store={store} pending={pending} />
        <Button variant="primary" type="submit" form={formId} disabled={store.isSending || !store.isWritten}>
          {t(store.question ? 'edit.send' : 'new.send')}
        </Button>
      </div>
      <form
        id={formId}
        className={styles.halves}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <div className={styles.fields}>
          <SectionEditor store={store} />
          <ToldFields store={store} banks={banks} />
          <p className={styles.kept} role="status">
            {store.keptTime && t('kept', { time: store.keptTime })}
          </p>
          <p className={styles.note}>{t('licence')}</p>
        </div>
        <ChangesPane store={store} />
      </form>
    </section>
  )
})

function Heading({ store, pending }: Pick<ProposalFormProps, 'store' | 'pending'>) {
  const { t, i18n } = useTranslation('contribute')
  const { question, own } = store
  if (!question)
    return (
      <div>
        <h2>{t('new.title')}</h2>
        <p className={styles.meta}>{t('new.hint')}</p>
        <p className={styles.meta}>{t('new.code')}</p>
      </div>
    )
  const fields = pending.flatMap((edit) => edit.fields)
  return (
    <div>
      <h2>
        <Link to={`/problems/bagu/${question.id}`}>{question.text.title}</Link>
      </h2>
      <p className={styles.meta}>
        <span>{question.bankName}</span>
        <span>
          {t('edit.version', {
            version: question.version,
            date: formatDate(question.updateTime, i18n.language),
          })}
        </span>
        {own && <span>{t('edit.own')}</span>}
        {pending.length > 0 && (
          <span>
            {t('edit.pending', {
              count: pending.length,
              fields: [...new Set(fields)].map((field) => t(`field.${field}`)).join(t('comma')),
            })}
          </span>
        )}
      </p>
    </div>
  )
}
