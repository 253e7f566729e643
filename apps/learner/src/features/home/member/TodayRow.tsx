import type { QuestionSummary } from '@app/contract'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { DifficultyLabel } from '../../../shared/question/DifficultyLabel.tsx'
import type { HomeStore } from '../HomeStore.ts'
import { Loaded } from '../sections/Loaded.tsx'
import { ActRow, ActRowOutline } from './ActRow.tsx'

/** The question of the day, to practise or, when that was done, to look at again. */
export const TodayRow = observer(function TodayRow({ store }: { store: HomeStore }) {
  const { t } = useTranslation('home')
  const failed = (
    <ActRow
      mastery={0}
      title={t('failed.title')}
      details={t('today.label')}
      action={<Button onClick={() => void store.loadToday()}>{t('failed.retry')}</Button>}
    />
  )
  return (
    <Loaded state={store.today.state} outline={<ActRowOutline />} failed={failed}>
      {(question) =>
        question ? (
          <Today question={question} />
        ) : (
          <ActRow mastery={0} title={t('today.none')} details={t('today.label')} action={null} />
        )
      }
    </Loaded>
  )
})

function Today({ question }: { question: QuestionSummary }) {
  const { t } = useTranslation(['home', 'question'])
  const { id, difficulty, mastery, title } = question
  return (
    <ActRow
      mastery={mastery}
      title={title}
      details={
        <>
          <span>{t('today.label')}</span>
          <DifficultyLabel difficulty={difficulty} />
          <span>{t(`question:mastery.${mastery}`)}</span>
        </>
      }
      action={
        <ButtonLink to={`/problems/bagu/${id}`}>
          {t(mastery > 0 ? 'today.again' : 'today.practise')}
        </ButtonLink>
      }
    />
  )
}
