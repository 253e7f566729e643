import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Icon } from '../../../../shared/Icon.tsx'
import { Marked } from '../Marked.tsx'
import styles from './Suggestions.module.css'
import type { Choice } from './SuggestionsStore.ts'

interface ChoicesProps {
  id: string
  choices: readonly Choice[]
  /** Which one the keyboard is at. */
  place: number
  idOf: (place: number) => string
  /** Called when a link is followed. */
  onLeave: () => void
}

/** The list of a search box: the keyboard stays in the box. */
export function Choices({ id, choices, place, idOf, onLeave }: ChoicesProps) {
  const { t } = useTranslation('search')
  const options = choices.map((choice, index) => ({
    group: choice.group,
    option: (
      <Link
        key={idOf(index)}
        id={idOf(index)}
        className={styles.option}
        role="option"
        tabIndex={-1}
        aria-selected={index === place}
        to={choice.address}
        onClick={(event) => event.ctrlKey || event.metaKey || onLeave()}
      >
        <ChoiceText choice={choice} />
      </Link>
    ),
  }))
  const of = (group: Choice['group']) =>
    options.filter((one) => one.group === group).map(({ option }) => option)
  return (
    <div id={id} role="listbox" aria-label={t('suggest.label')}>
      {of('found')}
      <Group name={t('suggest.recent')}>{of('recent')}</Group>
      <Group name={t('suggest.hot')} className={styles.hot}>
        {of('hot')}
      </Group>
      <Group name={t('suggest.tags')} className={styles.hot}>
        {of('tags')}
      </Group>
    </div>
  )
}

function ChoiceText({ choice }: { choice: Choice }) {
  const { t } = useTranslation('search')
  if (choice.group === 'found')
    return (
      <>
        <span className={styles.text}>
          <Marked text={choice.found.title} />
        </span>
        <span className={styles.kind}>{t(`kind.${choice.found.kind}`)}</span>
      </>
    )
  if (choice.group !== 'recent') return choice.query
  return (
    <>
      <Icon name="history" size={16} />
      <span className={styles.text}>{choice.query}</span>
    </>
  )
}

interface GroupProps {
  name: string
  className?: string | undefined
  children: ReactNode[]
}

function Group({ name, className, children }: GroupProps) {
  const id = useId()
  if (children.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: options of a list stand in no fieldset.
    <div role="group" aria-labelledby={id}>
      <div id={id} className={styles.name}>
        {name}
      </div>
      <div className={className} role="presentation">
        {children}
      </div>
    </div>
  )
}
