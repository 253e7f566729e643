import { questionLimits } from '@app/contract/content/kinds/question-values'
import { Checkbox, Input, Radio, Select } from 'antd'
import { observer } from 'mobx-react-lite'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { MasteryIcon } from '../../problems/parts/MasteryIcon.tsx'
import type { Choice, DrawStore } from './DrawStore.ts'
import styles from './FoundList.module.css'

interface RowProps {
  store: DrawStore
  choice: Choice
}

const NEW = 0

/** A question of the bank that was met: another one may be chosen for it, or none. */
export const KnownRow = observer(function KnownRow({ store, choice }: RowProps) {
  const { t } = useTranslation(['contribute', 'question'])
  const { key, match, found, isChosen } = choice
  if (!match) return null
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={t('draw.asMet', { title: match.title })}
        checked={isChosen}
        onChange={({ target }) => store.choose(key, { isChosen: target.checked })}
      />
      <div className={styles.about}>
        {found.verdict === 'unsure' ? (
          <UnsureMatches store={store} choice={choice} />
        ) : (
          <Link to={`/problems/bagu/${match.id}`} target="_blank">
            {match.title}
          </Link>
        )}
        <Source choice={choice} />
        <MatchSelect store={store} choice={choice} />
      </div>
      <span className={styles.mastery}>
        <MasteryIcon mastery={match.mastery} />
        {t(`question:mastery.${match.mastery}`)}
      </span>
    </li>
  )
})

/** The questions that it may be: none counts before one is chosen. */
const UnsureMatches = observer(function UnsureMatches({ store, choice }: RowProps) {
  const { t } = useTranslation('contribute')
  const { key, match, found, isChosen } = choice
  return (
    <>
      <span className={styles.unsure}>{t('draw.unsure')}</span>
      <Radio.Group
        vertical
        aria-label={t('draw.whichOf', { title: choice.title })}
        value={isChosen ? match?.id : null}
        options={found.matches.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={({ target }) =>
          store.choose(key, {
            isChosen: true,
            match: found.matches.find(({ id }) => id === target.value) ?? match,
          })
        }
      />
    </>
  )
})

/** A question that the bank does not have, as it is proposed. */
export const NewRow = observer(function NewRow({ store, choice }: RowProps) {
  const { t } = useTranslation('contribute')
  const { key, title, bankId, found, isChosen } = choice
  return (
    <li className={styles.row}>
      <Checkbox
        aria-label={t('draw.asNew', { title })}
        checked={isChosen}
        onChange={({ target }) => store.choose(key, { isChosen: target.checked })}
      />
      <div className={styles.about}>
        <Input.TextArea
          aria-label={t('draw.newTitle')}
          rows={2}
          maxLength={questionLimits.title}
          value={title}
          onChange={({ target }) => store.choose(key, { title: target.value.replaceAll('\n', '') })}
        />
        <Source choice={choice} />
        {found.matches.length > 0 && <MatchSelect store={store} choice={choice} />}
      </div>
      <Select
        aria-label={t('draw.bankOf', { title })}
        className={styles.bank ?? ''}
        placeholder={t('field.bankId')}
        status={isChosen && bankId === null ? 'error' : ''}
        options={store.banks.map(({ id, name }) => ({ value: id, label: name }))}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        value={bankId}
        onChange={(value: number) => store.choose(key, { bankId: value })}
      />
    </li>
  )
})

/** Chooses another question of the bank, or says that it is a new one. */
const MatchSelect = observer(function MatchSelect({ store, choice }: RowProps) {
  const { t } = useTranslation('contribute')
  const { key, match, found } = choice
  return (
    <Select
      size="small"
      variant="borderless"
      className={styles.change ?? ''}
      aria-label={t('draw.changeOf', { title: match?.title ?? choice.title })}
      popupMatchSelectWidth={false}
      options={[
        ...found.matches.map(({ id, title }) => ({ value: id, label: title })),
        { value: NEW, label: t('draw.countAsNew') },
      ]}
      labelRender={() => t('draw.change')}
      value={match?.id ?? NEW}
      onChange={(id: number) =>
        store.choose(key, { match: found.matches.find((candidate) => candidate.id === id) ?? null })
      }
    />
  )
})

function Source({ choice: { found } }: { choice: Choice }) {
  const { t } = useTranslation('contribute')
  const [first] = found.lines
  return (
    <p className={styles.source}>
      {t('draw.from', {
        places: found.lines.map(({ place }) => place).join(t('comma')),
        text: first?.text ?? '',
      })}
      {found.lines.length > 1 && t('draw.joined')}
    </p>
  )
}
