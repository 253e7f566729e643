import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { Facts } from '../shared/show/Facts.tsx'
import styles from '../shared/show/Sections.module.css'
import { ShowPage } from '../shared/show/ShowPage.tsx'
import { TimeText } from '../shared/show/TimeText.tsx'
import { StatusLabel } from '../shared/status/StatusLabel.tsx'
import { ItemActions } from './ItemActions.tsx'
import { type ItemKind, type ItemPagePart, type ItemRecord, isWhole, linksOf } from './item-kind.ts'

interface ItemShowProps<R, D, T> {
  kind: ItemKind<R>
  page: ItemPagePart<D, T>
}

/** One item as learners see it, with its facts and actions. */
export function ItemShow<R extends ItemRecord, D extends R & T, T>({ kind, page }: ItemShowProps<R, D, T>) {
  const { t } = useTranslation('admin')
  return (
    <ShowPage<R>
      list={kind.name}
      title={t(`resources.${kind.name}.name`)}
      titleOf={({ title }) => title}
      isComplete={(item) => isWhole<R, D>(kind, item)}
      actions={(item) => <ItemActions kind={kind} item={item} />}
    >
      {(item) => isWhole<R, D>(kind, item) && <ItemContent kind={kind} page={page} item={item} />}
    </ShowPage>
  )
}

interface ItemContentProps<R, D, T> extends ItemShowProps<R, D, T> {
  item: D
}

function ItemContent<R, D extends ItemRecord & T, T>({ kind, page, item }: ItemContentProps<R, D, T>) {
  const { t } = useTranslation('admin')
  const links = linksOf(kind, item)
  const name = (field: string) => t(`resources.${kind.name}.fields.${field}`)
  return (
    <>
      <page.Article item={item} />
      {kind.links !== undefined && links.length > 0 && (
        <section className={styles.section}>
          <h2>{name(kind.links)}</h2>
          <ul className={styles.plain}>
            {links.map(({ id, title }) => (
              <li key={id}>
                <Link to={`/problems/${id}/show`}>{title}</Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section className={styles.section}>
        <h2>{t('questions.facts')}</h2>
        <Facts
          facts={[
            [name('status'), <StatusLabel key="status" status={item.status} />],
            [name(kind.parent.field), item[kind.parent.nameOf]],
            ...(page.facts?.(item) ?? []).map(([field, value]) => [name(field), value] as const),
            [name('slug'), item.slug],
            [name('id'), item.id],
            [name('version'), item.version],
            [name('createTime'), <TimeText key="created" time={item.createTime} />],
            [name('updateTime'), <TimeText key="updated" time={item.updateTime} />],
            [
              name('editTime'),
              <TimeText key="edited" time={item.editTime} never={t('questions.neverEdited')} />,
            ],
          ]}
        />
      </section>
    </>
  )
}
