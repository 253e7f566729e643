import type { QuestionDetail } from '@app/contract/question/schemas'
import { Markdown } from '@app/ui/markdown'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { CheckedFold } from '../../../checking/parts/CheckedFold.tsx'
import { FollowUps } from '../../question/FollowUps.tsx'
import type { CodeStore } from '../CodeStore.ts'
import styles from './StatementTab.module.css'

const ID_PREFIX = 'answer-'

/** Why the solution is right; hidden until something was handed in or it is asked for. */
export const ExplanationTab = observer(function ExplanationTab({
  store,
  question,
}: {
  store: CodeStore
  question: QuestionDetail
}) {
  const { t } = useTranslation('code')
  if (!store.isExplained) {
    return (
      <div className={styles.hidden}>
        <p>{t('explanation.hidden')}</p>
        <Button onClick={store.askExplanation}>{t('explanation.show')}</Button>
      </div>
    )
  }
  return (
    <article className={styles.article}>
      <Markdown source={question.answer} idPrefix={ID_PREFIX} />
      <FollowUps question={question} idPrefix={ID_PREFIX} />
      <CheckedFold {...question} />
    </article>
  )
})
