import { Markdown } from '@app/ui/markdown'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Segments } from '../../../shared/components/Segments.tsx'
import styles from './References.module.css'

/** Ways to answer a question: the short answer, all of it as somebody says it, or the full text. */
const REFERENCES = ['short', 'spoken', 'full'] as const
type Reference = (typeof REFERENCES)[number]

interface Props {
  /** Markdown; those that are empty or absent are not offered. */
  answers: Partial<Record<Reference, string>>
  /** Says what it is; without it the name of what is shown does. */
  heading?: ReactNode
}

/** What one could have said, one way or another, with how long it takes to say. */
export function References({ answers, heading }: Props) {
  const { t } = useTranslation('checking')
  const offered = REFERENCES.filter((reference) => answers[reference])
  const [chosen, setChosen] = useState(offered[0])
  if (!chosen) return null
  const text = answers[chosen] ?? ''
  return (
    <div className={styles.references}>
      <div className={styles.head}>
        {heading}
        {offered.length > 1 && (
          <Segments
            label={t('reference.label')}
            options={offered.map((value) => ({ value, name: t(`reference.${value}`) }))}
            value={chosen}
            onChoose={setChosen}
          />
        )}
        {offered.length === 1 && !heading && <b>{t(`reference.${chosen}`)}</b>}
        {chosen !== 'full' && <Seconds text={text} />}
      </div>
      <Markdown source={text} />
    </div>
  )
}

/** At an unhurried 4.5 characters a second, in steps of five seconds. */
function Seconds({ text }: { text: string }) {
  const { t } = useTranslation('checking')
  const seconds = Math.max(Math.round(text.length / 4.5 / 5) * 5, 5)
  const values = { minutes: Math.floor(seconds / 60), seconds: seconds % 60 }
  return (
    <span className={styles.seconds}>
      {t(seconds < 60 ? 'reference.seconds' : 'reference.minutes', values)}
    </span>
  )
}
