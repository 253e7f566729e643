import type { RunnerCases } from '@app/contract/question-program/cases'
import type { QuestionProgramDetail } from '@app/contract/question-program/schemas'
import { observer } from 'mobx-react-lite'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../shared/components/Button.tsx'
import { Icon } from '../../../../shared/Icon.tsx'
import { MOST_OWN, MOST_OWN_TEXT, type OwnCase, type OwnCaseList } from '../../parts/run/OwnCaseList.ts'
import { hasCalls, type OwnCases } from '../../parts/run/own-case.ts'
import styles from '../../parts/run/Results.module.css'
import { TableView } from '../../parts/run/TableView.tsx'
import type { CodeStore } from '../CodeStore.ts'

interface Props {
  store: CodeStore
  program: QuestionProgramDetail
}

/** The cases that a problem shows, and those of one's own, to be written. */
export const CasesTab = observer(function CasesTab({ store, program }: Props) {
  const { t } = useTranslation('code')
  const [chosen, setChosen] = useState<string>(`shown-${program.shown[0] ?? 0}`)
  const { own } = store
  if (program.cases.form === 'programs' || !own?.kind) {
    return <p className={styles.nothing}>{t('own.programs', { count: program.shown.length })}</p>
  }
  const { cases, shown } = program
  const place = shown.find((one) => chosen === `shown-${one}`)
  const item = own.items.find(({ id }) => chosen === `own-${id}`) ?? own.items.find(({ fault }) => fault)
  return (
    <>
      <div className={styles.chips}>
        {shown.map((one, at) => (
          <Chip key={one} isOn={!item && place === one} onClick={() => setChosen(`shown-${one}`)}>
            {t('own.example', { number: at + 1 })}
          </Chip>
        ))}
        {own.items.map(({ id }, at) => (
          <Chip key={id} isOn={item?.id === id} onClick={() => setChosen(`own-${id}`)}>
            {t('own.mine', { number: at + 1 })}
          </Chip>
        ))}
        {own.items.length < MOST_OWN && (
          <Button
            variant="text"
            size="small"
            onClick={() => {
              const id = own.add(place)
              if (id !== null) setChosen(`own-${id}`)
            }}
          >
            <Icon name="plus" size={16} />
            {t('own.add')}
          </Button>
        )}
      </div>
      {item ? (
        <OwnField key={item.id} own={own} kind={own.kind} item={item} />
      ) : (
        <ShownCase cases={cases} place={place ?? 0} />
      )}
    </>
  )
})

function Chip({ isOn, ...button }: { isOn: boolean } & React.ComponentProps<'button'>) {
  return <button type="button" className={styles.chip} aria-pressed={isOn} {...button} />
}

interface OwnFieldProps {
  own: OwnCaseList
  kind: OwnCases
  item: OwnCase
}

const OwnField = observer(function OwnField({ own, kind, item }: OwnFieldProps) {
  const { t } = useTranslation('code')
  const faultId = useId()
  const names = kind.form === 'sql' ? '' : kind.parameters.map(({ name }) => name).join(', ')
  const label = kind.form === 'sql' ? t('own.sql') : t(hasCalls(kind) ? 'own.calls' : 'own.args', { names })
  return (
    <>
      <label className={styles.own}>
        {label}
        <textarea
          spellCheck={false}
          maxLength={MOST_OWN_TEXT}
          value={item.text}
          aria-invalid={item.fault !== null}
          aria-describedby={faultId}
          onChange={({ target }) => own.type(item.id, target.value)}
        />
      </label>
      <p id={faultId} className={styles.fault} role="alert">
        {item.fault && t(`own.fault.${item.fault.key}`, item.fault.values)}
      </p>
      <p className={styles.nothing}>{t('own.byReference')}</p>
      <div className={styles.acts}>
        <Button variant="text" size="small" onClick={() => own.remove(item.id)}>
          <Icon name="trash" size={16} />
          {t('own.remove')}
        </Button>
      </div>
    </>
  )
})

type DataCases = Exclude<RunnerCases, { form: 'programs' }>

function ShownCase({ cases, place }: { cases: DataCases; place: number }) {
  const { t } = useTranslation('code')
  const none: ReadonlySet<number> = new Set()
  if (cases.form === 'sql') {
    const one = cases.cases[place]
    if (!one) return null
    return (
      <div className={styles.sides}>
        <section className={`${styles.block} ${styles.all}`}>
          <h2>{t('result.data')}</h2>
          <pre>{one.setup.trim()}</pre>
        </section>
        <section className={`${styles.block} ${styles.all}`}>
          <h2>{t('result.expected')}</h2>
          <TableView title={t('result.expected')} table={one.expected} marks={none} />
        </section>
      </div>
    )
  }
  const one = cases.cases[place]
  if (!one) return null
  return (
    <div className={styles.sides}>
      <section className={styles.block}>
        <h2>{t('result.input')}</h2>
        <pre>{describeGiven(cases, place)}</pre>
      </section>
      <section className={styles.block}>
        <h2>{t('result.expected')}</h2>
        <pre>{JSON.stringify(one.expected)}</pre>
      </section>
    </div>
  )
}

/** What a case gives, a line each argument and each call. */
function describeGiven({ cases, parameters }: Extract<DataCases, { form: 'calls' }>, place: number): string {
  const { args, generate = '', calls = [] } = cases[place] ?? {}
  if (!args) return generate
  const given = args.map((value, at) => `${parameters[at]?.name ?? ''} = ${JSON.stringify(value)}`)
  return [
    ...given,
    ...calls.map(
      ([method, ...rest]) => `${method}(${rest.map((value) => JSON.stringify(value)).join(', ')})`,
    ),
  ].join('\n')
}
