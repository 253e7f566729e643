import { useEffect } from 'react'
import { type SortPayload, useResourceContext, useStore } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Puts the default in place of an order that the list no longer has, as an old bookmark or the browser's memory may ask
 * for one.
 * @returns whether the order is known: until then the list would be refused
 */
export function useKnownSort(orders: readonly [SortPayload, ...SortPayload[]]): boolean {
  const [{ field, order }] = orders
  const [kept, keep] = useStore<Partial<Record<'sort' | 'order', string>>>(
    `${useResourceContext()}.listParams`,
    {},
  )
  const { search } = useLocation()
  const navigate = useNavigate()
  const isGone = (sort: string | null | undefined) =>
    sort !== null && sort !== undefined && !orders.some((known) => known.field === sort)
  const isKeptGone = isGone(kept.sort)
  const isAskedGone = isGone(new URLSearchParams(search).get('sort'))

  useEffect(() => {
    if (isKeptGone) keep({ ...kept, sort: field, order })
    if (!isAskedGone) return
    const query = new URLSearchParams(search)
    query.set('sort', field)
    query.set('order', order)
    navigate({ search: query.toString() }, { replace: true })
  }, [isKeptGone, isAskedGone, kept, keep, search, navigate, field, order])

  return !isKeptGone && !isAskedGone
}
