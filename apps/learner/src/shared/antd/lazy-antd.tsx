import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { importCode } from '../import-code.ts'

/**
 * Makes a component that is built of antd, and comes with it when it is first shown:
 * `const LoginForm = lazyAntd(() => import('./LoginForm.tsx').then((module) => module.LoginForm))`.
 *
 * @returns a component with the same props and `outline`: what stands in its place, at its size, until it is there
 */
export function lazyAntd<P extends object>(load: () => Promise<ComponentType<P>>) {
  const Inner = lazy(async () => {
    const [{ AntdProvider }, Component] = await importCode(() =>
      Promise.all([import('./AntdProvider.tsx'), load()]),
    )
    return {
      default: (props: P) => (
        <AntdProvider>
          <Component {...props} />
        </AntdProvider>
      ),
    }
  })
  return function LazyAntd(props: P & { outline: ReactNode }) {
    return (
      <Suspense fallback={props.outline}>
        <Inner {...props} />
      </Suspense>
    )
  }
}
