import { questionLimits } from '@app/contract/content/kinds/question-values'
import { DIFFICULTIES, FREQUENCIES } from '@app/contract/question/values'
import { MarkdownEditor } from '@app/ui/editor'
import { Input, Segmented, Select } from 'antd'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../pages/ContributePage.module.css'
import { FieldBox } from './FieldBox.tsx'
import { KeyPointsField } from './KeyPointsField.tsx'
import { LIST_MARKS } from './list-marks.ts'
import type { ProposalStore } from './ProposalStore.ts'

const EDITED = ['title', 'shortAnswer', 'spokenAnswer', 'answer', 'keyPoints', 'followUps'] as const
type Edited = (typeof EDITED)[number]

/** One section of the question at a time; a dot tells which are changed. */
export const SectionEditor = observer(function SectionEditor({ store }: { store: ProposalStore }) {
  const { t } = useTranslation('contribute')
  const [section, setSection] = useState<Edited>(store.question ? 'answer' : 'title')
  // A checklist that every such question shares stands in place of the points.
  const edited = EDITED.filter((name) => name !== 'keyPoints' || !store.text.isPersonal)
  const changed = new Set<string>(store.changedFields)
  if (changed.has('difficulty') || changed.has('frequency') || changed.has('tags')) changed.add('title')
  const wrong = edited.find((name) => store.errorOf(name) !== null && name !== section)
  return (
    <>
      <Segmented
        className={styles.sections ?? ''}
        aria-label={t('section')}
        options={edited.map((value) => ({
          value,
          label: `${t(`field.${value}`)}${changed.has(value) ? ' •' : ''}`,
        }))}
        value={section}
        onChange={setSection}
      />
      {wrong && (
        <p className={styles.error} role="alert">
          {t('wrongSection', { section: t(`field.${wrong}`), message: store.errorOf(wrong) })}
        </p>
      )}
      {section === 'title' && <TitleSection store={store} />}
      {(section === 'shortAnswer' || section === 'spokenAnswer' || section === 'answer') && (
        <MarkdownSection key={section} store={store} field={section} />
      )}
      {section === 'keyPoints' && <KeyPointsField store={store} />}
      {section === 'followUps' && <FollowUpsSection store={store} />}
    </>
  )
})

const TitleSection = observer(function TitleSection({ store }: { store: ProposalStore }) {
  const { t } = useTranslation(['contribute', 'question'])
  const id = useId()
  const { text } = store
  return (
    <>
      <FieldBox id={`${id}-title`} label={t('field.title')} error={store.errorOf('title')}>
        <Input.TextArea
          id={`${id}-title`}
          rows={2}
          maxLength={questionLimits.title}
          value={text.title}
          onChange={({ target }) => store.change({ title: target.value.replaceAll('\n', ' ') })}
        />
      </FieldBox>
      <div className={styles.pair}>
        <FieldBox id={`${id}-difficulty`} label={t('field.difficulty')} error={store.errorOf('difficulty')}>
          <Select
            id={`${id}-difficulty`}
            className={styles.wide ?? ''}
            options={DIFFICULTIES.map((value) => ({ value, label: t(`question:difficulty.${value}`) }))}
            value={text.difficulty}
            onChange={(difficulty) => store.change({ difficulty })}
          />
        </FieldBox>
        <FieldBox id={`${id}-frequency`} label={t('field.frequency')} error={store.errorOf('frequency')}>
          <Select
            id={`${id}-frequency`}
            className={styles.wide ?? ''}
            options={FREQUENCIES.map((value) => ({ value, label: t(`question:frequency.${value}`) }))}
            value={text.frequency}
            onChange={(frequency) => store.change({ frequency })}
          />
        </FieldBox>
        <FieldBox id={`${id}-tags`} label={t('field.tags')} error={store.errorOf('tags')}>
          <Select
            id={`${id}-tags`}
            className={styles.wide ?? ''}
            mode="tags"
            open={false}
            suffixIcon={null}
            tokenSeparators={LIST_MARKS}
            maxCount={questionLimits.tags}
            placeholder={t('tagsHint')}
            value={text.tags}
            onChange={(tags: string[]) =>
              store.change({ tags: tags.map((tag) => tag.trim()).filter(Boolean) })
            }
          />
        </FieldBox>
      </div>
    </>
  )
})

const MarkdownSection = observer(function MarkdownSection({
  store,
  field,
}: {
  store: ProposalStore
  field: 'shortAnswer' | 'spokenAnswer' | 'answer'
}) {
  const { t } = useTranslation('contribute')
  const id = useId()
  const error = store.errorOf(field)
  return (
    <div>
      <span id={`${id}-label`} className={styles.label}>
        {t(`field.${field}`)}
      </span>
      <MarkdownEditor
        name={field}
        label={t(`field.${field}`)}
        value={store.text[field]}
        onChange={(value) => store.change({ [field]: value })}
        onBlur={() => {}}
        labelId={`${id}-label`}
        helpId={`${id}-help`}
        isInvalid={error !== null}
        isShort={field !== 'answer'}
        emptyText={t('emptyPreview')}
      />
      <p id={`${id}-help`} className={error === null ? styles.note : styles.error}>
        {error ?? t(`help.${field}`)}
      </p>
    </div>
  )
})

const FollowUpsSection = observer(function FollowUpsSection({ store }: { store: ProposalStore }) {
  const { t } = useTranslation('contribute')
  const id = useId()
  const [typed, setTyped] = useState(store.text.followUps.join('\n'))
  return (
    <FieldBox id={id} label={t('followUpsHint')} error={store.errorOf('followUps')}>
      <Input.TextArea
        id={id}
        rows={6}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          store.change({ followUps: linesOf(target.value) })
        }}
      />
    </FieldBox>
  )
})

const linesOf = (value: string) =>
  value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
