import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useFeatureStore, useRootStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../parts/AssistantDrawerState.ts'
import { AssistantButton } from './AssistantButton.tsx'
import { AssistantDrawer } from './AssistantDrawer.tsx'
import { isAccountPage } from './account-pages.ts'

/** The AI assistant, on every page: its button, and the drawer it opens. */
export const Assistant = observer(function Assistant() {
  const { generation } = useRootStore()
  return (
    <>
      <AssistantButton />
      <AssistantOfSession key={generation} />
    </>
  )
})

/** The drawer of one user or guest: it opens again after logging in, and closes when the page is left. */
const AssistantOfSession = observer(function AssistantOfSession() {
  const { session } = useRootStore()
  const drawer = useFeatureStore(AssistantDrawerState)
  const { pathname } = useLocation()
  const lastPathname = useRef(pathname)
  const { isLoggedIn } = session

  useEffect(() => {
    if (lastPathname.current !== pathname) drawer.close()
    lastPathname.current = pathname
    if (isLoggedIn && !isAccountPage(pathname)) drawer.reopen()
  }, [drawer, pathname, isLoggedIn])

  return <AssistantDrawer />
})
