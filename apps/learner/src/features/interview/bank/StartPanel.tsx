import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import type { InterviewOverview } from '@app/contract/interview-session/schemas'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { loginAddress } from '../../../shared/session/login-address.ts'
import { OverviewStore } from '../overview/OverviewStore.ts'
import { useIsMember } from '../use-is-member.ts'
import type { BankStore } from './BankStore.ts'
import { possibleSizes, type Wish } from './default-wish.ts'
import styles from './StartPanel.module.css'

interface Props {
  store: BankStore
  bank: InterviewBank
  wish: Wish
}

/** The way into the interview, and what it will be. */
export const StartPanel = observer(function StartPanel({ store, bank, wish }: Props) {
  const { t } = useTranslation('interview')
  const isMember = useIsMember()
  const { overview } = useFeatureStore(OverviewStore)
  const { pathname, search } = useLocation()
  const open = overview.value?.open
  if (isMember && open) return <OpenNote open={open} />
  const isTooSmall = possibleSizes(bank).length === 0
  return (
    <section>
      <div className={styles.go} data-bottom-bar="" data-start-bar="">
        {isMember ? (
          <StartButton store={store} isDisabled={isTooSmall} />
        ) : (
          <ButtonLink variant="primary" size="large" to={loginAddress(pathname + search)}>
            {t('start.logIn')}
          </ButtonLink>
        )}
      </div>
      <p className={styles.summary}>
        {isTooSmall ? t('start.tooSmall', { count: bank.questionCount }) : <Summary wish={wish} />}
      </p>
    </section>
  )
})

const StartButton = observer(function StartButton({
  store,
  isDisabled,
}: {
  store: BankStore
  isDisabled: boolean
}) {
  const { t } = useTranslation('interview')
  const navigate = useNavigate()
  const handleStart = async () => {
    const id = await store.start()
    if (id !== null) navigate(`/interview/session/${id}`)
  }
  return (
    <Button
      variant="primary"
      size="large"
      disabled={isDisabled || store.isStarting}
      aria-busy={store.isStarting}
      onClick={() => void handleStart()}
    >
      {t(store.isStarting ? 'start.starting' : 'start.start')}
    </Button>
  )
})

/** A user has one interview at a time. */
function OpenNote({ open }: { open: NonNullable<InterviewOverview['open']> }) {
  const { t } = useTranslation('interview')
  return (
    <section>
      <div className={styles.go} data-bottom-bar="" data-start-bar="">
        <ButtonLink variant="primary" size="large" to={`/interview/session/${open.id}`}>
          {t('open.continue')}
        </ButtonLink>
      </div>
      <p className={styles.summary}>{t('start.openFirst', { name: open.bankName, place: open.place })}</p>
    </section>
  )
}

function Summary({ wish }: { wish: Wish }) {
  const { t } = useTranslation('interview')
  const { questionCount, minutes, topics, resume, jobDescription } = wish
  const parts = [
    t('questions', { count: questionCount }),
    minutes === null ? t('start.unlimited') : t('minutes', { count: minutes }),
    ...(topics.length > 0 ? [t('start.mostly', { topics: topics.join(t('comma')) })] : []),
    ...(resume.trim() !== '' || jobDescription.trim() !== '' ? [t('start.byDocuments')] : []),
  ]
  return t('start.summary', { text: parts.join(t('clause')) })
}
