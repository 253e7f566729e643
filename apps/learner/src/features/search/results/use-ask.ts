import { useFeatureStore } from '../../../shared/root/store-context.ts'
import { AssistantDrawerState } from '../../assistant/parts/AssistantDrawerState.ts'
import type { SearchQuery } from './search-query.ts'

/** Opens the assistant with what was looked for. */
export function useAsk({ q }: SearchQuery): () => void {
  const { openWith } = useFeatureStore(AssistantDrawerState)
  return () => openWith(q)
}
