import { createElement, useState } from 'react'
import { type Identifier, useDataProvider, useNotify, useResourceContext } from 'react-admin'
import { useTranslation } from 'react-i18next'
import type { Act } from '../../data/act.ts'
import type { FailingRecord } from '../../data/find-failing.ts'
import { messageOf } from '../../data/read-error.ts'
import type { Values } from '../../data/rest-request.ts'
import { FailingNotice } from './FailingNotice.tsx'

/** The records that an act can't be done to: asked for before it, and named. */
export function useFailing<Change extends Values>(act: Act<Change>) {
  const { t } = useTranslation('admin')
  const resource = useResourceContext() ?? ''
  const provider = useDataProvider()
  const notify = useNotify()
  const [isChecking, setIsChecking] = useState(false)
  /** @returns null when it could not be asked, which the admin is told */
  const findFailing = async (
    ids: readonly Identifier[],
    change: Change,
  ): Promise<readonly FailingRecord[] | null> => {
    if (!act.check) return []
    setIsChecking(true)
    try {
      return await provider.findFailing(resource, act.name, ids.map(Number), change)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return null
    } finally {
      setIsChecking(false)
    }
  }
  const tellFailing = (failing: readonly FailingRecord[]) => {
    if (failing.length === 0) return
    const text = t(`resources.${resource}.acts.${act.name}.failed`, { count: failing.length })
    const isOfLack = act.isOfLack ?? false
    const notice = createElement(FailingNotice, { resource, text, failing, isOfLack })
    notify(notice, { type: 'warning', autoHideDuration: null })
  }
  return { findFailing, tellFailing, isChecking }
}
