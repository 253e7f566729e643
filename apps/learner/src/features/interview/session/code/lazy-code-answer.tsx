import { type ComponentProps, lazy, Suspense } from 'react'
import { PageSkeleton } from '../../../../shared/components/PageSkeleton.tsx'
import { importCode } from '../../../../shared/import-code.ts'

const Inner = lazy(async () => {
  const { CodeAnswer } = await importCode(() => import('./CodeAnswer.tsx'))
  return { default: CodeAnswer }
})

/** The editor comes when the first question asks for code. */
export function LazyCodeAnswer(props: ComponentProps<typeof Inner>) {
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Inner {...props} />
    </Suspense>
  )
}
