import type { QuestionDetail } from '@app/contract/question/schemas'
import type { CaseResult } from '@app/runner'
import { goToLine } from '@app/ui/code-editor'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { Icon } from '../../../../shared/Icon.tsx'
import { useFeatureStore } from '../../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../../../assistant/parts/AssistantDrawerState.ts'
import styles from '../../parts/run/Results.module.css'
import { writeQuestion } from '../ask.ts'
import type { CodeStore } from '../CodeStore.ts'

interface Props {
  store: CodeStore
  question: QuestionDetail
  result: CaseResult | null
}

/** What one does about a failure: look at its line, keep its case, ask why or for a hint. */
export const FailureActs = observer(function FailureActs({ store, question, result }: Props) {
  const { t } = useTranslation('code')
  const drawer = useFeatureStore(AssistantDrawerState)
  const { run, own, view, draft } = store
  const line = run?.end?.kind === 'syntax' ? run.end.trouble.line : result?.trouble?.line
  const canKeep = run?.kind === 'submit' && own?.kind && result
  const ask = (wish: 'why' | 'hint') => {
    if (run && draft) drawer.openWith(writeQuestion(t, { wish, title: question.title, draft, run, result }))
  }
  return (
    <div className={styles.acts}>
      {line !== undefined && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            view.showCode()
            const { editor } = view
            // A phone shows the editor first.
            if (editor) requestAnimationFrame(() => goToLine(editor, line))
          }}
        >
          {t('act.toLine', { line })}
        </Button>
      )}
      {canKeep && (
        <Button
          variant="text"
          size="small"
          onClick={() => {
            if (own.add(result.place) !== null) view.showCases()
          }}
        >
          {t('act.keepCase')}
        </Button>
      )}
      <Button variant="text" size="small" onClick={() => ask('hint')}>
        {t('act.askHint')}
      </Button>
      <Button variant="text" size="small" onClick={() => ask('why')}>
        <Icon name="robot" size={16} />
        {t('act.askWhy')}
      </Button>
    </div>
  )
})
