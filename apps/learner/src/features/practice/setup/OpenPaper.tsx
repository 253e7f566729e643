import type { PaperSummary } from '@app/contract/paper/schemas'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import { useFilterWords } from '../filter/use-filter-words.ts'
import styles from './OpenPaper.module.css'

/** The paper that is not handed in, in place of the form for another one. */
export function OpenPaper({ paper }: { paper: PaperSummary }) {
  const { t, i18n } = useTranslation('practice')
  const { name } = useFilterWords()(paper)
  const end = new Date(Date.parse(paper.createTime) + paper.minutes * 60_000)
  const time = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' })
  return (
    <section className={styles.open} aria-labelledby="open-paper">
      <div>
        <h2 id="open-paper">{t('setup.open', { name, count: paper.questionCount })}</h2>
        <p>{t('setup.openText', { time: time.format(end) })}</p>
      </div>
      <ButtonLink variant="primary" to={`/problems/paper/${paper.id}`}>
        {t('setup.continue')}
      </ButtonLink>
    </section>
  )
}
