import { MAX_CODE } from '@app/contract/question-program/values'
import { CodeEditor } from '@app/ui/code-editor'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { lineProblemsOf } from '../../parts/run/describe-run.ts'
import type { CodeStore } from '../CodeStore.ts'
import type { PaneSizes } from '../pane/PaneSizes.ts'
import { DraftConflict } from './DraftConflict.tsx'
import styles from './EditorPane.module.css'
import { SymbolBar } from './SymbolBar.tsx'
import { Toolbar } from './Toolbar.tsx'
import { useDraftSaving } from './use-draft-saving.ts'

const LABEL = 'code-label'
const HELP = 'code-help'

interface Props {
  store: CodeStore
  sizes: PaneSizes
}

/** The code of one language, and what is done to it. */
export const EditorPane = observer(function EditorPane({ store, sizes }: Props) {
  const { t } = useTranslation('code')
  const { draft, run, view } = store
  const [end, results] = [run?.end, run?.results]
  // biome-ignore lint/correctness/useExhaustiveDependencies: these two say what the run has come to
  const problems = useMemo(() => (run ? lineProblemsOf(t, run) : []), [end, results, t])
  useDraftSaving(store)
  if (!draft) return null
  return (
    <div className={styles.pane}>
      <Toolbar store={store} draft={draft} sizes={sizes} />
      <DraftConflict draft={draft} />
      {draft.isTooLong && (
        <p className={styles.refused} role="alert">
          {t('end.too-long', { most: MAX_CODE })}
        </p>
      )}
      <span id={LABEL} className="visually-hidden">
        {t('editor.label')}
      </span>
      <span id={HELP} className="visually-hidden">
        {t('editor.help')}
      </span>
      <CodeEditor
        key={draft.language}
        language={draft.language}
        value={draft.code}
        onChange={draft.type}
        onBlur={() => void draft.save()}
        labelId={LABEL}
        helpId={HELP}
        problems={problems}
        fontSize={sizes.fontSize}
        onView={view.setEditor}
      />
      <SymbolBar language={draft.language} view={view.editor} />
    </div>
  )
})
