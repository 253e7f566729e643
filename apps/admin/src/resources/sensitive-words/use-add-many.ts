import { type SensitiveWordAction, sensitiveWordLimits } from '@app/contract/sensitive-word/values'
import { useMutation } from '@tanstack/react-query'
import { HttpError, useNotify, useRefresh } from 'react-admin'
import { useTranslation } from 'react-i18next'
import { messageOf } from '../../data/read-error.ts'
import { useMethods } from '../../data/use-methods.ts'
import type { SensitiveWordMethods } from './methods.ts'

interface Line {
  number: number
  word: string
}

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .map((line, index) => ({ number: index + 1, word: line.trim() }))
    .filter(({ word }) => word !== '')

/** Adds the words of a text, one per line; what is wrong with it is said by its line. */
export function useAddMany(onDone: () => void) {
  const { t } = useTranslation('admin')
  const methods = useMethods<SensitiveWordMethods>()
  const notify = useNotify()
  const refresh = useRefresh()
  const { mutate, error, variables, isPending, reset } = useMutation({
    mutationFn: ({ lines, action }: { lines: readonly Line[]; action: SensitiveWordAction }) =>
      methods.addSensitiveWords({ words: lines.map(({ word }) => word), action }),
    onSuccess: ({ addedCount, knownCount }) => {
      notify(t('sensitiveWords.added', { count: addedCount, known: knownCount }), { type: 'success' })
      refresh()
      onDone()
    },
  })
  const explain = (fault: Error): string => {
    const [path, message] =
      Object.entries(fault instanceof HttpError ? (fault.body?.errors ?? {}) : {})[0] ?? []
    const line = path?.startsWith('words.') ? variables?.lines[Number(path.split('.')[1])] : undefined
    if (!line) return messageOf(fault)
    return t('sensitiveWords.lineWrong', { line: line.number, word: line.word, message: String(message) })
  }
  return {
    add: (text: string, action: SensitiveWordAction) => mutate({ lines: linesOf(text), action }),
    fault: error ? explain(error) : undefined,
    forgetFault: reset,
    isPending,
    most: sensitiveWordLimits.atOnce,
  }
}
