import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { EditScreen } from '../edit/EditScreen.tsx'
import { EditStore } from '../edit/EditStore.ts'

export const load: PageLoad = (root) => root.feature(EditStore).load(null)

/** A new post. */
export function Page() {
  return <EditScreen store={useFeatureStore(EditStore)} id={null} />
}
