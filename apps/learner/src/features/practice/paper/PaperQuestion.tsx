import { MAX_PAPER_ANSWER } from '@app/contract/paper/values'
import { Button, Input, Segmented } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { DifficultyLabel } from '../../problems/parts/DifficultyLabel.tsx'
import { SelfRating } from '../rating/SelfRating.tsx'
import { AnswerConflict } from './AnswerConflict.tsx'
import type { AnswerMode, EntryDraft } from './EntryDraft.ts'
import styles from './PaperQuestion.module.css'
import type { PaperStore } from './PaperStore.ts'
import { SavedNote } from './SavedNote.tsx'

interface Props {
  store: PaperStore
  entry: EntryDraft
}

/** One question, and what the user puts down for it: a text, or a self-rating. */
export const PaperQuestion = observer(function PaperQuestion({ store, entry }: Props) {
  const { t } = useTranslation('practice')
  const id = useId()
  const { question, content, mode } = entry
  const { index, entries } = store
  const last = index === entries.length - 1
  return (
    <>
      <div className={styles.head}>
        <p className={styles.meta}>
          <span>{t('paper.number', { number: index + 1 })}</span>
          <span>{question.bankName}</span>
          {question.tags.slice(0, 2).map((tag) => (
            <span key={tag}>{tag}</span>
          ))}
          <DifficultyLabel difficulty={question.difficulty} />
        </p>
        <Button
          type="text"
          size="small"
          aria-pressed={content.isFlagged}
          className={styles.flag ?? ''}
          onClick={() => store.change({ isFlagged: !content.isFlagged })}
        >
          {t(content.isFlagged ? 'paper.flagged' : 'paper.flag')}
        </Button>
      </div>
      <h2 className={styles.title}>{question.title}</h2>
      <div className={styles.modes}>
        <label htmlFor={id}>{t(mode === 'write' ? 'paper.yourAnswer' : 'paper.yourRating')}</label>
        <Segmented<AnswerMode>
          aria-label={t('paper.mode')}
          value={mode}
          options={[
            { value: 'write', label: t('paper.write') },
            { value: 'rate', label: t('paper.rate') },
          ]}
          onChange={store.setMode}
        />
      </div>
      {entry.theirs && <AnswerConflict store={store} theirs={entry.theirs} />}
      {mode === 'write' ? (
        <Input.TextArea
          id={id}
          rows={9}
          className={styles.answer ?? ''}
          value={content.answer}
          maxLength={MAX_PAPER_ANSWER}
          placeholder={t('paper.placeholder')}
          autoFocus={store.isTyping}
          onChange={(event) => store.change({ answer: event.target.value })}
        />
      ) : (
        <>
          <p className={styles.hint}>{t('paper.rateHint')}</p>
          <SelfRating value={content.rating} onRate={(rating) => store.change({ rating })} />
        </>
      )}
      <SavedNote store={store} entry={entry} />
      <div className={styles.turn}>
        <Button disabled={index === 0} onClick={() => store.goTo(index - 1)}>
          {t('paper.previous')}
        </Button>
        <Button type="primary" disabled={last} onClick={() => store.goTo(index + 1)}>
          {t('paper.next')}
        </Button>
      </div>
    </>
  )
})
