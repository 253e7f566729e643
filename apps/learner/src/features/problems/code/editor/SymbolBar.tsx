import type { ProgramLanguage } from '@app/contract/question-program/values'
import { type CodeView, insertIndent, insertSymbol, undoChange } from '@app/ui/code-editor'
import { useTranslation } from 'react-i18next'
import { SYMBOLS } from '../../parts/run/languages.ts'
import styles from './SymbolBar.module.css'

interface Props {
  language: ProgramLanguage
  view: CodeView | null
}

/** Signs that a phone's keyboard hides, one touch each. */
export function SymbolBar({ language, view }: Props) {
  const { t } = useTranslation('code')
  const act = (does: (view: CodeView) => unknown) => () => void (view && does(view))
  return (
    // The keyboard stays: the focus does.
    <div
      className={styles.bar}
      role="toolbar"
      aria-label={t('editor.symbols')}
      onPointerDown={(event) => event.preventDefault()}
    >
      {SYMBOLS[language].map((symbol) => (
        <button key={symbol} type="button" onClick={act((editor) => insertSymbol(editor, symbol))}>
          {symbol}
        </button>
      ))}
      <button type="button" className={styles.word} onClick={act(insertIndent)}>
        Tab
      </button>
      <button type="button" className={styles.word} onClick={act(undoChange)}>
        {t('editor.undo')}
      </button>
    </div>
  )
}
