export { ToastStack } from './ToastStack.tsx'
export { type ToastInput, type ToastOptions, ToastStore } from './ToastStore.ts'
export type { Toast, ToastPosition, ToastType } from './toast.ts'
