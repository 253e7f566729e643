import { useParams } from 'react-router-dom'
import { type PageLoad, useFeatureStore } from '../../../shared/root/store-context.ts'
import { EditScreen } from '../edit/EditScreen.tsx'
import { EditStore } from '../edit/EditStore.ts'

export const load: PageLoad = (root, { params }) => root.feature(EditStore).load(Number(params.id))

/** A change of one's own post. */
export function Page() {
  const id = Number(useParams().id)
  return <EditScreen key={id} store={useFeatureStore(EditStore)} id={id} />
}
