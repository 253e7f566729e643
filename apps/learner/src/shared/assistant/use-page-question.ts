import { useEffect } from 'react'
import { useFeatureStore } from '../../app/store-context.ts'
import { AssistantDoor } from './AssistantDoor.ts'

/** Tells the assistant which question the page is about, as long as it is shown. */
export function usePageQuestion(id: number | undefined, title: string | undefined): void {
  const door = useFeatureStore(AssistantDoor)
  useEffect(() => {
    if (id === undefined || title === undefined) return
    door.setPageQuestion({ id, title })
    return () => door.setPageQuestion(null)
  }, [door, id, title])
}
