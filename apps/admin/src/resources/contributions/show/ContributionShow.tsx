import type { ContributionDetail, ContributionSummary } from '@app/contract/contribution/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { QueueKind } from '../../../shared/queue/queue-kind.ts'
import { Facts } from '../../../shared/show/Facts.tsx'
import { ShowPage } from '../../../shared/show/ShowPage.tsx'
import { TimeText } from '../../../shared/show/TimeText.tsx'
import { ContributionStateLabel } from '../ContributionStateLabel.tsx'
import styles from './ContributionShow.module.css'
import { Decision } from './Decision.tsx'
import { ProposalView } from './ProposalView.tsx'

type Contribution = ContributionSummary | ContributionDetail

const queue: QueueKind<Contribution> = {
  filter: { state: 'pending' },
  sort: { field: 'createTime', order: 'ASC' },
  isWaiting: ({ state }) => state === 'pending',
  label: ({ title }) => title,
}

/** One contribution: what it proposes, and what becomes of it. */
export function ContributionShow() {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<Contribution>
      list="contributions"
      title={t('resources.contributions.name')}
      titleOf={({ kind, title }) =>
        t('contributions.title', { kind: t(`contributions.kind.${kind}`), title })
      }
      isComplete={isWhole}
      queue={queue}
    >
      {(contribution) => isWhole(contribution) && <Content contribution={contribution} />}
    </ShowPage>
  )
}

function isWhole(contribution: Contribution): contribution is ContributionDetail {
  return 'merged' in contribution
}

function Content({ contribution }: { contribution: ContributionDetail }) {
  return (
    <>
      <ContributionFacts contribution={contribution} />
      <ProposalView contribution={contribution} />
      {contribution.state === 'pending' && (
        <Decision key={contribution.updateTime} contribution={contribution} />
      )}
    </>
  )
}

function ContributionFacts({ contribution }: { contribution: ContributionDetail }) {
  const { t } = useTranslation('admin')
  const { state, author, current, bankName, reason, source, note, createTime } = contribution
  const { handleTime, handlerName } = contribution
  const name = (field: keyof ContributionDetail) => t(`resources.contributions.fields.${field}`)
  return (
    <Facts
      facts={[
        [name('state'), <ContributionStateLabel key="state" state={state} />],
        [name('author'), author ? <AuthorLink key="author" {...author} /> : t('contributions.gone')],
        [name('bankName'), bankName],
        ...(current
          ? [
              [
                name('questionId'),
                <Link key="question" className={styles.link} to={`/problems/${current.id}/show`}>
                  {current.text.title}
                </Link>,
              ] as const,
            ]
          : []),
        [name('reason'), reason === '' ? t('contributions.noReason') : reason],
        ...(source === '' ? [] : [[name('source'), <SourceLink key="source" source={source} />] as const]),
        [name('createTime'), <TimeText key="created" time={createTime} />],
        ...(handleTime
          ? [
              [name('handleTime'), <TimeText key="handled" time={handleTime} />] as const,
              [name('handlerName'), handlerName ?? t('contributions.gone')] as const,
              ...(note === '' ? [] : [[name('note'), note] as const]),
            ]
          : []),
      ]}
    />
  )
}

const AuthorLink = ({ id, username }: { id: number; username: string }) => (
  <Link className={styles.link} to={`/users/${id}/show`}>
    {username}
  </Link>
)

const SourceLink = ({ source }: { source: string }) => (
  <a className={styles.link} href={source} target="_blank" rel="noopener noreferrer nofollow">
    {source}
  </a>
)
