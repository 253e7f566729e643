import type { SearchPage } from '@app/contract/search/schemas'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Button, ButtonLink } from '../../../shared/components/Button.tsx'
import { EmptyState } from '../../../shared/components/EmptyState.tsx'
import { loginAddress } from '../../../shared/session/login-address.ts'
import { foundAddress } from '../parts/found-address.ts'
import { countAll } from './counts.ts'
import styles from './Nothing.module.css'
import { addressOf, changed, isFiltered, type SearchQuery, withoutFilters } from './search-query.ts'
import { useAsk } from './use-ask.ts'

interface Props {
  query: SearchQuery
  page: SearchPage
}

/** Nothing was found: why, and where to go on. */
export function Nothing({ query, page }: Props) {
  if (query.kind === 'comment' && page.counts.comment === null) return <CommentsOfMembers query={query} />
  if (countAll(page.counts) > 0) return <NothingOfKind query={query} />
  return (
    <>
      {isFiltered(query) ? <NothingFiltered query={query} /> : <NothingAtAll query={query} />}
      <Neighbours neighbours={page.neighbours} />
    </>
  )
}

function CommentsOfMembers({ query }: Pick<Props, 'query'>) {
  const { t } = useTranslation(['search', 'common'])
  return (
    <EmptyState art="noMatch" heading="h2" title={t('empty.guest')} hint={t('empty.guestNext')}>
      <ButtonLink variant="primary" to={loginAddress(addressOf(query))}>
        {t('common:account.login')}
      </ButtonLink>
    </EmptyState>
  )
}

function NothingOfKind({ query }: Pick<Props, 'query'>) {
  const { t } = useTranslation('search')
  return (
    <EmptyState art="noMatch" heading="h2" title={t('empty.kind')} hint={t('empty.kindNext')}>
      <ButtonLink to={addressOf(changed(query, { kind: undefined }))}>{t('empty.allKinds')}</ButtonLink>
    </EmptyState>
  )
}

function NothingFiltered({ query }: Pick<Props, 'query'>) {
  const { t } = useTranslation('search')
  return (
    <EmptyState art="noMatch" heading="h2" title={t('empty.filtered')} hint={t('empty.filteredNext')}>
      <ButtonLink to={addressOf(withoutFilters(query))}>{t('empty.clear')}</ButtonLink>
    </EmptyState>
  )
}

function NothingAtAll({ query }: Pick<Props, 'query'>) {
  const { t } = useTranslation('search')
  const ask = useAsk(query)
  return (
    <EmptyState
      art="noMatch"
      heading="h2"
      title={t('empty.none', { query: shorten(query.q) })}
      hint={t(hasWords(query.q) ? 'empty.noneNext' : 'empty.symbolsNext')}
    >
      <Button variant="primary" onClick={ask}>
        {t('more.ask')}
      </Button>
      <ButtonLink to="/contribute?tab=new">{t('empty.contribute')}</ButtonLink>
    </EmptyState>
  )
}

const SHOWN = 40

function shorten(q: string): string {
  const characters = [...q]
  return characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : q
}

const hasWords = (q: string) => /[\p{L}\p{N}]/u.test(q)

function Neighbours({ neighbours }: Pick<SearchPage, 'neighbours'>) {
  const { t } = useTranslation('search')
  if (neighbours.length === 0) return null
  return (
    <section className={styles.neighbours} aria-labelledby="neighbours">
      <h2 id="neighbours">{t('empty.neighbours')}</h2>
      <ul>
        {neighbours.map((neighbour) => (
          <li key={`${neighbour.kind} ${neighbour.id}`}>
            <Link to={foundAddress(neighbour)}>{neighbour.title}</Link>
            <span>{t(`kind.${neighbour.kind}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
