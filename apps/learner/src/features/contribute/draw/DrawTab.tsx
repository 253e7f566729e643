import { contributionLimits } from '@app/contract/contribution/values'
import { MAX_COMPANY_LENGTH, MAX_ROLE_LENGTH } from '@app/contract/question-encounter/values'
import { Alert, DatePicker, Input } from 'antd'
import dayjs from 'dayjs'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button } from '../../../shared/components/Button.tsx'
import styles from '../pages/ContributePage.module.css'
import type { DrawStore } from './DrawStore.ts'
import { FoundList } from './FoundList.tsx'

/** Making one's own practice out of a 面经: pasted, recognised, corrected, confirmed. */
export const DrawTab = observer(function DrawTab({ store }: { store: DrawStore }) {
  const { t } = useTranslation('contribute')
  const { outcome } = store
  const met = store.met.length
  const added = store.proposed.length
  const isAny = met + added > 0
  return (
    <section>
      <div className={styles.head}>
        <div>
          <h2>{t('draw.title')}</h2>
          <p className={styles.meta}>{t('draw.hint')}</p>
        </div>
        <Button
          variant="primary"
          disabled={!isAny || !store.isComplete || store.isSending}
          onClick={() => void store.confirm()}
        >
          {isAny ? t(`draw.confirm.${kindsOf(met, added)}`, { met, added }) : t('draw.confirmNone')}
        </Button>
      </div>
      {outcome && (
        <Alert
          type="success"
          showIcon
          title={t(`draw.done.${kindsOf(outcome.metCount, outcome.newCount)}`, {
            met: outcome.metCount,
            added: outcome.newCount,
          })}
          description={<Link to="/problems?mine=encountered">{t('draw.practise')}</Link>}
        />
      )}
      <div className={styles.halves}>
        <Pasted store={store} />
        <FoundList store={store} />
      </div>
    </section>
  )
})

/** Which of the two there are: what there is none of is not said. */
function kindsOf(met: number, added: number): 'both' | 'met' | 'added' {
  if (met > 0 && added > 0) return 'both'
  return added > 0 ? 'added' : 'met'
}

const Pasted = observer(function Pasted({ store }: { store: DrawStore }) {
  const { t } = useTranslation('contribute')
  const id = useId()
  const { result, text } = store
  return (
    <div className={styles.fields}>
      <div>
        <label className={styles.label} htmlFor={id}>
          {t('draw.text')}
        </label>
        <Input.TextArea
          id={id}
          rows={12}
          maxLength={contributionLimits.text}
          placeholder={t('draw.placeholder')}
          value={text}
          onChange={({ target }) => store.write(target.value)}
        />
        <p className={styles.drawFoot} role="status">
          <span>{t('draw.characters', { count: [...text].length })}</span>
          {result.status === 'loading' && <span>{t('draw.drawing')}</span>}
          {result.status === 'ready' && result.value && <span>{t(methodKey(result.value))}</span>}
          <Button
            disabled={text.trim() === '' || result.status === 'loading'}
            onClick={() => void store.draw()}
          >
            {t(result.value ? 'draw.again' : 'draw.draw')}
          </Button>
        </p>
      </div>
      <InterviewFields store={store} />
    </div>
  )
})

const methodKey = ({ method, hasModelFailed }: { method: string; hasModelFailed: boolean }) =>
  hasModelFailed ? 'draw.method.failed' : `draw.method.${method}`

const InterviewFields = observer(function InterviewFields({ store }: { store: DrawStore }) {
  const { t } = useTranslation('contribute')
  const id = useId()
  return (
    <div className={styles.pair}>
      <div>
        <label className={styles.label} htmlFor={`${id}-company`}>
          {t('draw.company')}
        </label>
        <Input
          id={`${id}-company`}
          maxLength={MAX_COMPANY_LENGTH}
          value={store.company}
          onChange={({ target }) => store.tell({ company: target.value })}
        />
      </div>
      <div>
        <label className={styles.label} htmlFor={`${id}-role`}>
          {t('draw.role')}
        </label>
        <Input
          id={`${id}-role`}
          maxLength={MAX_ROLE_LENGTH}
          value={store.role}
          onChange={({ target }) => store.tell({ role: target.value })}
        />
      </div>
      <div>
        <label className={styles.label} htmlFor={`${id}-month`}>
          {t('draw.month')}
        </label>
        <DatePicker
          id={`${id}-month`}
          className={styles.wide ?? ''}
          picker="month"
          format="YYYY-MM"
          disabledDate={(date) => date.isAfter(dayjs(), 'month')}
          value={store.month === '' ? null : dayjs(store.month)}
          onChange={(date) => store.tell({ month: dayjs.isDayjs(date) ? date.format('YYYY-MM') : '' })}
        />
      </div>
    </div>
  )
})
