export { type Toast, ToastRegion, type ToastRegionProps, type ToastTone } from './toast-region.tsx'
export { type Toasts, useToasts } from './use-toasts.ts'
