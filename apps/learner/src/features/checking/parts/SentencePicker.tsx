import type { Passage } from '@app/contract/interview-session/schemas'
import { type KeyboardEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/components/Button.tsx'
import styles from './SentencePicker.module.css'
import { likeliest, type Sentence } from './sentences.ts'

interface Props {
  /** The point that was not heard. */
  point: string
  sentences: readonly Sentence[]
  onChoose: (passage: Passage) => void
  onCancel: () => void
}

/** One's own sentences, to name the one that says a point; the likeliest first, the others at hand. */
export function SentencePicker({ point, sentences, onChoose, onCancel }: Props) {
  const { t } = useTranslation('checking')
  const [areAllShown, setAllShown] = useState(false)
  const [chosen, setChosen] = useState<Sentence | null>(null)
  const name = useId()
  const shown = areAllShown ? sentences : likeliest(sentences, point)
  const handleKeyDown = (event: KeyboardEvent) => {
    // The digits and letters that check points do nothing while one chooses.
    event.stopPropagation()
    if (event.key === 'Escape') onCancel()
    if (event.key === 'Enter' && chosen && event.target instanceof HTMLInputElement) onChoose(chosen.passage)
  }
  return (
    <fieldset className={styles.picker} onKeyDown={handleKeyDown}>
      <legend className="visually-hidden">{t('pick.label')}</legend>
      {shown.map((sentence, index) => (
        <label key={`${sentence.passage.turn} ${sentence.passage.start}`}>
          <input
            type="radio"
            name={name}
            // biome-ignore lint/a11y/noAutofocus: it was just asked for, and takes the place of its button.
            autoFocus={index === 0 && !areAllShown}
            checked={chosen === sentence}
            onChange={() => setChosen(sentence)}
          />
          {sentence.text}
        </label>
      ))}
      <p className={styles.acts}>
        <Button size="small" disabled={!chosen} onClick={() => chosen && onChoose(chosen.passage)}>
          {t('pick.choose')}
        </Button>
        <Button size="small" variant="text" onClick={onCancel}>
          {t('pick.cancel')}
        </Button>
        {shown.length < sentences.length && (
          <Button className={styles.all} size="small" variant="text" onClick={() => setAllShown(true)}>
            {t('pick.all', { count: sentences.length })}
          </Button>
        )}
      </p>
    </fieldset>
  )
}
