import type { ContributionSummary } from '@app/contract/contribution/schemas'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { ConfirmDialog } from '../../../shared/components/dialog/ConfirmDialog.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { PageSkeleton } from '../../../shared/components/PageSkeleton.tsx'
import { formatDate } from '../../../shared/format-time.ts'
import { Pager } from '../../../shared/list/Pager.tsx'
import type { ContributeStore } from '../ContributeStore.ts'
import styles from './MineTab.module.css'

/** What one has brought, and what became of it. */
export const MineTab = observer(function MineTab({ store, page }: { store: ContributeStore; page: number }) {
  const { t } = useTranslation(['contribute', 'common'])
  const { mine } = store
  if (mine.status === 'failed')
    return (
      <EmptyState art="failed" heading="h2" title={t('mine.failed')} hint="">
        <Button onClick={() => void mine.load({ page })}>{t('common:action.retry')}</Button>
      </EmptyState>
    )
  if (!mine.value) return <PageSkeleton />
  const { records, total, pageSize } = mine.value
  if (total === 0)
    return (
      <EmptyState art="soon" heading="h2" title={t('mine.none')} hint={t('mine.noneHint')}>
        <ButtonLink to="/contribute?tab=jing" variant="primary">
          {t('tab.jing')}
        </ButtonLink>
        <ButtonLink to="/contribute?tab=new">{t('tab.new')}</ButtonLink>
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.rows}>
        {records.map((contribution) => (
          <OwnRow key={contribution.id} contribution={contribution} onWithdraw={store.withdraw} />
        ))}
      </ul>
      <Pager
        page={page}
        pageSize={pageSize}
        total={total}
        to={(target) => `/contribute?tab=mine&page=${target}`}
        rangeText={t('mine.total', { count: total })}
      />
    </>
  )
})

function OwnRow({
  contribution,
  onWithdraw,
}: {
  contribution: ContributionSummary
  onWithdraw: (id: number) => Promise<void>
}) {
  const { t, i18n } = useTranslation('contribute')
  const [isAsked, setAsked] = useState(false)
  const { id, kind, state, title, questionId, isPublished, bankName, fields, note, createTime } = contribution
  return (
    <li id={`contribution-${id}`} className={styles.row}>
      <p className={styles.title}>
        {questionId !== null && isPublished ? (
          <Link to={`/problems/bagu/${questionId}`}>{title}</Link>
        ) : (
          title
        )}
        <span className={styles.state} data-state={state}>
          {t(`state.${state}`)}
        </span>
      </p>
      <p className={styles.about}>
        <span>{t(`kind.${kind}`)}</span>
        {bankName !== '' && <span>{bankName}</span>}
        {fields.length > 0 && (
          <span>
            {t('mine.fields', { fields: fields.map((field) => t(`field.${field}`)).join(t('comma')) })}
          </span>
        )}
        <time dateTime={createTime}>{formatDate(createTime, i18n.language)}</time>
        {kind === 'new' && (state === 'accepted' || state === 'changed') && !isPublished && (
          <span>{t('mine.isDraft')}</span>
        )}
      </p>
      {note !== '' && <p className={styles.reply}>{t('mine.reply', { note })}</p>}
      {state === 'pending' && (
        <div className={styles.acts}>
          {kind === 'edit' && questionId !== null && (
            <ButtonLink size="small" to={`/contribute?tab=edit&question=${questionId}`}>
              {t('mine.continue')}
            </ButtonLink>
          )}
          <Button
            size="small"
            variant="text"
            aria-label={t('mine.withdrawOf', { title })}
            onClick={() => setAsked(true)}
          >
            {t('mine.withdraw')}
          </Button>
        </div>
      )}
      {isAsked && (
        <ConfirmDialog
          title={t('mine.withdrawTitle')}
          text={t('mine.withdrawText')}
          onConfirm={() => {
            setAsked(false)
            void onWithdraw(id)
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </li>
  )
}
