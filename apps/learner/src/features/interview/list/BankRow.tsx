import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { bankAddress } from '../bank-address.ts'
import styles from './BankRow.module.css'

interface Props {
  bank: InterviewBank
  /** Whether the row says how the user has done. */
  isMine: boolean
}

/** One bank of the list. */
export function BankRow({ bank, isMine }: Props) {
  const { t } = useTranslation('interview')
  const { id, name, level, topics, sessionSize, minutes, learnerCount, bestScore, sessionCount } = bank
  return (
    <li className={styles.row}>
      <div>
        <h2 className={styles.name}>
          <Link to={bankAddress(id)}>{name}</Link>
          <span>{t(`level.${level}`)}</span>
        </h2>
        <p className={styles.topics}>{topics.map((topic) => topic.name).join(t('comma'))}</p>
        <p className={styles.facts}>{t('list.facts', { size: sessionSize, minutes, count: learnerCount })}</p>
      </div>
      <p className={styles.mine}>{isMine && <Mine bestScore={bestScore} sessionCount={sessionCount} />}</p>
      <ButtonLink size="small" to={bankAddress(id)}>
        {t(isMine && sessionCount > 0 ? 'list.again' : 'list.start')}
        <span className="visually-hidden">{name}</span>
      </ButtonLink>
    </li>
  )
}

function Mine({ bestScore, sessionCount }: Pick<InterviewBank, 'bestScore' | 'sessionCount'>) {
  const { t } = useTranslation('interview')
  if (bestScore === null) return t(sessionCount > 0 ? 'list.unscored' : 'list.never')
  return (
    <>
      {t('list.best')}
      <b>{bestScore}</b>
    </>
  )
}
