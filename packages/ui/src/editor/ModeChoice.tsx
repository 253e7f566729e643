import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './ModeChoice.module.css'

/** What is shown: what is written, how it will look, or both. */
export type EditorMode = 'source' | 'both' | 'preview'

interface ModeChoiceProps {
  mode: EditorMode
  /** Whether there is room for both. */
  isWide: boolean
  onChoose: (mode: EditorMode) => void
}

export function ModeChoice({ mode, isWide, onChoose }: ModeChoiceProps) {
  const { t } = useTranslation('editor')
  const modes: readonly EditorMode[] = isWide ? ['source', 'both', 'preview'] : ['source', 'preview']
  return (
    <fieldset className={styles.modes} aria-label={t('mode.label')}>
      {modes.map((one) => (
        <button key={one} type="button" aria-pressed={one === mode} onClick={() => onChoose(one)}>
          {t(`mode.${one}`)}
        </button>
      ))}
    </fieldset>
  )
}

const WIDE = '(min-width: 1024px)'

/** Whether the window has room for two columns. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = window.matchMedia(WIDE)
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => window.matchMedia(WIDE).matches,
  )
}
