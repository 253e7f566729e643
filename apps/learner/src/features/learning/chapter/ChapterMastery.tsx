import type { LinkedQuestion } from '@app/contract/chapter/schemas'
import type { Mastery } from '@app/contract/question/values'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { MasteryBar, MasteryLegend } from '../../problems/parts/MasteryBar.tsx'

/** How well the reader knows the questions that train a chapter; a guest has rated none. */
export const ChapterMastery = observer(function ChapterMastery({
  questions,
}: {
  questions: readonly LinkedQuestion[]
}) {
  const { t } = useTranslation('learning')
  const { session } = useRootStore()
  if (!session.isLoggedIn || questions.length === 0) return null
  const count = (mastery: Mastery) => questions.filter((question) => question.mastery === mastery).length
  const bank = {
    questionCount: questions.length,
    progress: { instant: count(4), known: count(3), vague: count(2), forgotten: count(1) },
  }
  return (
    <section aria-labelledby="mastery">
      <h2 id="mastery">{t('chapter.mastery')}</h2>
      <MasteryBar bank={bank} thick />
      <MasteryLegend bank={bank} />
    </section>
  )
})
