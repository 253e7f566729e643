export const toastPositions = [
  'top',
  'top-right',
  'top-left',
  'bottom',
  'bottom-right',
  'bottom-left',
] as const

export type ToastPosition = (typeof toastPositions)[number]

export type ToastType = 'success' | 'error' | 'warning' | 'info'

export interface Toast {
  id: number
  type: ToastType
  message: string
  /** Small words below the message, to be copied. */
  detail?: string
  position: ToastPosition
}

/** Anything that is not success, error or warning counts as info. */
export function toToastType(type: string | undefined): ToastType {
  return type === 'success' || type === 'error' || type === 'warning' ? type : 'info'
}
