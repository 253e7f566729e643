import { useEffect, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useRootStore } from '../../../shared/root/store-context.ts'
import { Dictation } from './Dictation.ts'
import type { InterviewStore } from './InterviewStore.ts'

/** Dictation into the answer box; it ends with the page, and with the question. */
export function useDictation(store: InterviewStore): Dictation {
  const { t } = useTranslation('interview')
  const { language, toasts } = useRootStore()
  const dictation = useMemo(
    () =>
      new Dictation({
        language: () => language.current,
        onText: (text) => store.draft?.append(text),
        onProblem: (isRefused) =>
          toasts.warning(t(isRefused ? 'session.microphoneRefused' : 'session.dictationFailed')),
      }),
    [store, language, toasts, t],
  )
  useEffect(() => () => dictation.stop(), [dictation])
  return dictation
}
