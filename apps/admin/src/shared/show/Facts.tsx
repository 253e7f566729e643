import { Fragment, type ReactNode } from 'react'
import styles from './Facts.module.css'

interface FactsProps {
  /** The name and value of each fact. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** The facts about a record, in two columns. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
