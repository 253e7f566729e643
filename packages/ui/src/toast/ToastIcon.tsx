import type { ToastType } from './toast.ts'

const circle = 'M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5'

const paths: Record<ToastType, string> = {
  success: `${circle}m-3.7 8.55 2.6 2.6 4.8-5.3`,
  warning: 'M12 4.5 20.8 19.5H3.2zM12 10v4.5M12 17v.01',
  error: `${circle}M9.2 9.2l5.6 5.6M14.8 9.2l-5.6 5.6`,
  info: `${circle}M12 11v5M12 8v.01`,
}

export function ToastIcon({ type, className }: { type: ToastType; className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[type]} />
    </svg>
  )
}
