import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { IconButton } from '../../../../shared/components/IconButton.tsx'
import { useFeatureStore } from '../../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../../../assistant/parts/AssistantDrawerState.ts'
import { CommentSection } from '../../../comments/parts/CommentSection.tsx'
import { FavouriteButton } from '../../parts/FavouriteButton.tsx'
import { QuestionAside } from '../../question/QuestionAside.tsx'
import { TabPanel, Tabs } from '../pane/Tabs.tsx'
import { PassedTab } from '../passed/PassedTab.tsx'
import { RatingFoot } from '../passed/RatingFoot.tsx'
import { LEFT_TABS, type LeftTab } from '../WorkbenchView.ts'
import type { WorkbenchProps } from '../workbench-props.ts'
import { AttemptsTab } from './AttemptsTab.tsx'
import { ExplanationTab } from './ExplanationTab.tsx'
import styles from './LeftPane.module.css'
import { StatementTab } from './StatementTab.tsx'

/** What is asked, what explains it, and what the learner and others have done with it. */
export const LeftPane = observer(function LeftPane(props: WorkbenchProps) {
  const { t } = useTranslation(['code', 'problems'])
  const { store, questions, question } = props
  const { openAboutPage } = useFeatureStore(AssistantDrawerState)
  const { view, attempts } = store
  const notes: Partial<Record<LeftTab, number>> = {
    attempts: attempts?.list.value?.length ?? 0,
    comments: questions.commentCount ?? 0,
  }
  return (
    <section className={styles.pane} aria-label={t('pane.left')}>
      <div className={styles.head}>
        <Tabs
          name="left"
          label={t('pane.left')}
          className={styles.tabs}
          tabs={LEFT_TABS.filter((tab) => tab !== 'passed' || view.hasPassed).map((tab) => ({
            value: tab,
            text: t(`left.${tab}`),
            note: notes[tab] || undefined,
          }))}
          value={view.left}
          onChoose={view.chooseLeft}
        />
        <div className={styles.acts}>
          <FavouriteButton
            isFavourite={question.isFavourite}
            subject={question.title}
            onToggle={() => void questions.toggleFavourite()}
          />
          <IconButton
            icon="robot"
            label={t('problems:question.askAi')}
            title={t('problems:question.askAi')}
            onClick={openAboutPage}
          />
        </div>
      </div>
      <TabPanel name="left" value={view.left} className={styles.body}>
        {view.left !== 'statement' && <h1 className="visually-hidden">{question.title}</h1>}
        <Shown {...props} />
      </TabPanel>
      <RatingFoot {...props} />
      {view.left === 'statement' && (
        <div className={styles.go} data-bottom-bar="">
          <Button variant="primary" onClick={view.showCode}>
            {t('act.write')}
          </Button>
        </div>
      )}
    </section>
  )
})

const Shown = observer(function Shown(props: WorkbenchProps) {
  const { store, questions, question } = props
  switch (store.view.left) {
    case 'passed':
      return <PassedTab {...props} />
    case 'statement':
      return <StatementTab {...props} />
    case 'explanation':
      return <ExplanationTab store={store} question={question} />
    case 'attempts':
      return <AttemptsTab store={store} />
    case 'notes':
      return (
        <div className={styles.notes}>
          <QuestionAside store={questions} question={question} />
        </div>
      )
    case 'comments':
      return <CommentSection targetType="question" targetId={question.id} />
  }
})
