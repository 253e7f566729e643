import { Fragment, type ReactNode } from 'react'
import styles from './Facts.module.css'

interface FactsProps {
  /** What each fact is called, and what it is. */
  facts: readonly (readonly [name: string, value: ReactNode])[]
}

/** What is known of a record, in two columns. */
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
