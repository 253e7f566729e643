import type { ProgramLanguage } from '@app/contract/question-program/values'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../../../../shared/components/dialog/ConfirmDialog.tsx'
import { formatClock } from '../../../../shared/format-time.ts'
import { Icon } from '../../../../shared/Icon.tsx'
import { LANGUAGE_NAMES } from '../../parts/run/languages.ts'
import type { CodeStore } from '../CodeStore.ts'
import type { CodeDraft } from '../draft/CodeDraft.ts'
import { FONT_SIZES, type PaneSizes } from '../pane/PaneSizes.ts'
import styles from './Toolbar.module.css'

interface Props {
  store: CodeStore
  draft: CodeDraft
  sizes: PaneSizes
}

/** The language, whether the code is stored, back to the start, and how large it is written. */
export const Toolbar = observer(function Toolbar({ store, draft, sizes }: Props) {
  const { t } = useTranslation('code')
  const languages: readonly ProgramLanguage[] = store.program.value?.languages ?? []
  return (
    <div className={styles.bar}>
      <select
        className={styles.language}
        aria-label={t('editor.language')}
        value={draft.language}
        disabled={store.isRunning}
        onChange={({ target }) => {
          const chosen = languages.find((language) => language === target.value)
          if (chosen) store.chooseLanguage(chosen)
        }}
      >
        {languages.map((language) => (
          <option key={language} value={language}>
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
      <span className={styles.hint}>{t('editor.runsHere')}</span>
      <DraftState draft={draft} />
      <ResetButton draft={draft} />
      <select
        className={styles.size}
        aria-label={t('editor.fontSize')}
        value={sizes.fontSize}
        onChange={({ target }) => sizes.chooseFontSize(Number(target.value))}
      >
        {FONT_SIZES.map((size) => (
          <option key={size} value={size}>
            {t('editor.pixels', { size })}
          </option>
        ))}
      </select>
    </div>
  )
})

const DraftState = observer(function DraftState({ draft }: { draft: CodeDraft }) {
  const { t, i18n } = useTranslation('code')
  const { isStuck, isUnsaved, savedTime } = draft
  const text = isStuck
    ? t('draft.stuck')
    : !isUnsaved && savedTime
      ? t('draft.saved', { time: formatClock(Date.parse(savedTime), i18n.language) })
      : ''
  return (
    <span className={styles.state} role="status">
      {text}
    </span>
  )
})

const ResetButton = observer(function ResetButton({ draft }: { draft: CodeDraft }) {
  const { t } = useTranslation('code')
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.reset}
        disabled={draft.isStarter}
        onClick={() => setAsked(true)}
      >
        <Icon name="history" size={16} />
        {t('editor.reset')}
      </button>
      {isAsked && (
        <ConfirmDialog
          title={t('editor.resetTitle')}
          text={t('editor.resetText')}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            draft.reset()
            setAsked(false)
          }}
        />
      )}
    </>
  )
})
