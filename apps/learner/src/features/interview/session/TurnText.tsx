import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { HandedInCode } from '../../problems/parts/run/HandedInCode.tsx'
import { Glyph } from '../Glyph.tsx'
import styles from './Talk.module.css'
import type { ShownTurn } from './turns.ts'
import { useReadingAloud } from './use-reading-aloud.ts'

/** What was said; what is to be answered now can be read aloud. */
export function TurnText({ turn }: { turn: ShownTurn }) {
  const { t } = useTranslation('interview')
  const { number, content, code, kind, isCurrent, speaker } = turn
  if (kind === 'skip') return <p className={styles.skipped}>{t('session.skippedTurn')}</p>
  if (code) return <HandedInCode content={content} code={code} idPrefix={`turn-${number}-`} />
  return (
    <div className={styles.say} data-speaker={speaker}>
      <p>{content}</p>
      {isCurrent && <ReadAloud text={content} />}
    </div>
  )
}

function ReadAloud({ text }: { text: string }) {
  const { t } = useTranslation('interview')
  const { isSupported, isReading, toggle } = useReadingAloud(text)
  if (!isSupported) return null
  return (
    <Button type="text" size="small" className={styles.read ?? ''} aria-pressed={isReading} onClick={toggle}>
      <Glyph name="sound" />
      {t(isReading ? 'session.stopReading' : 'session.read')}
    </Button>
  )
}
