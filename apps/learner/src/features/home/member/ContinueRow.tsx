import type { QuestionResume } from '@app/contract'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { formatDaysAgo } from '../../../shared/format-time.ts'
import type { HomeStore } from '../HomeStore.ts'
import { Loaded } from '../sections/Loaded.tsx'
import { ActRow, ActRowOutline } from './ActRow.tsx'

/** Where the user stopped; for a user who has not begun, where to begin. */
export const ContinueRow = observer(function ContinueRow({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const failed = (
    <ActRow
      mastery={0}
      title={t('failed.title')}
      details={t('continue.label')}
      action={<Button onClick={() => void store.loadResume()}>{t('failed.retry')}</Button>}
    />
  )
  return (
    <Loaded state={store.resume.state} outline={<ActRowOutline />} failed={failed}>
      {(resume) => (resume ? <Continue resume={resume} /> : <Begin />)}
    </Loaded>
  )
})

function Continue({ resume }: { resume: QuestionResume }) {
  const { t, i18n } = useTranslation(['home', 'question'])
  const { id, bankId, bankName, mastery, title, viewTime } = resume
  return (
    <ActRow
      mastery={mastery}
      title={title}
      details={
        <>
          <span>{t('continue.label')}</span>
          <span>{bankName}</span>
          <span>{formatDaysAgo(viewTime, i18n.language)}</span>
          <span>{t(`question:mastery.${mastery}`)}</span>
        </>
      }
      action={
        <ButtonLink variant="primary" to={`/problems/bagu/${id}?bank=${bankId}`}>
          {t('continue.action')}
        </ButtonLink>
      }
    />
  )
}

function Begin() {
  const { t } = useTranslation('home')
  return (
    <ActRow
      mastery={0}
      title={t('begin.title')}
      details={t('begin.hint')}
      action={
        <ButtonLink variant="primary" to="/problems">
          {t('begin.action')}
        </ButtonLink>
      }
    />
  )
}
