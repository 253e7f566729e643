import type { PaperResult } from '@app/contract/paper/schemas'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../shared/components/Button.tsx'
import head from '../../../shared/components/ResultHead.module.css'
import { formatDuration } from '../../../shared/format-duration.ts'
import { formatDate } from '../../../shared/format-time.ts'
import { toDrawSearch } from '../../../shared/list/draw-filter.ts'
import { useFilterWords } from '../filter/use-filter-words.ts'
import styles from './ResultHead.module.css'

/** Which paper it was, how long it took, and the way to another one like it. */
export function ResultHead({ result }: { result: PaperResult }) {
  const { t, i18n } = useTranslation('practice')
  const { name, details } = useFilterWords()(result)
  const { createTime, closeTime, filter, questions } = result
  const answered = questions.filter(({ isAnswered }) => isAnswered).length
  const missing = questions.length - answered
  const seconds = (Date.parse(closeTime) - Date.parse(createTime)) / 1000
  return (
    <header className={`${head.head} ${styles.head}`}>
      <div>
        <p className={head.facts}>
          {[
            formatDate(createTime, i18n.language),
            t('result.time', { time: formatDuration(seconds, i18n.language) }),
            ...(answered > 0 ? [t('result.answered', { count: answered })] : []),
            ...(missing > 0 ? [t('result.open', { count: missing })] : []),
            ...details,
          ].join(t('filter.comma'))}
        </p>
        <h1>{t('result.title', { name, count: questions.length })}</h1>
      </div>
      <ButtonLink variant="text" to={`/problems/paper${toDrawSearch(filter)}`}>
        {t('result.again')}
      </ButtonLink>
    </header>
  )
}
