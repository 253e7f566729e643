import type { InterviewBank } from '@app/contract/interview-bank/schemas'
import { observer } from 'mobx-react-lite'
import { lazyAntd } from '../../../shared/antd/lazy-antd.tsx'
import { Skeleton } from '../../../shared/components/Skeleton.tsx'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { useIsHydrated } from '../../../shared/use-is-hydrated.ts'
import type { BankStore } from './BankStore.ts'
import type { Wish } from './default-wish.ts'
import styles from './StartForm.module.css'

const StartForm = lazyAntd(() => import('./StartForm.tsx').then((module) => module.StartForm))

/** The form, once the server's page is taken over and the theme is known. */
export const LazyStartForm = observer(function LazyStartForm(props: {
  store: BankStore
  bank: InterviewBank
  wish: Wish
}) {
  const { session } = useRootStore()
  const outline = <Skeleton className={styles.outline} />
  return useIsHydrated() && session.isRestored ? <StartForm {...props} outline={outline} /> : outline
})
