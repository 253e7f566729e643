import { useEffect } from 'react'
import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from './AssistantDrawerState.ts'

/** What a page shows: a question of the bank, and one's note on it. */
interface ShownQuestion {
  id: number | undefined
  title: string | undefined
  /** Puts a text below the note, and says whether it is saved. */
  appendToNote: ((text: string) => Promise<boolean>) | undefined
}

/** Tells the assistant which question the page is about, as long as it is shown. */
export function usePageQuestion({ id, title, appendToNote }: ShownQuestion): void {
  const drawer = useFeatureStore(AssistantDrawerState)
  useEffect(() => {
    if (id === undefined || title === undefined) return
    drawer.setPageQuestion({ id, title }, appendToNote)
    return () => drawer.setPageQuestion(null)
  }, [drawer, id, title, appendToNote])
}
