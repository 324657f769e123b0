import { useI18n } from '@parvis/shared-kernel/i18n'
import { useEffect, useState } from 'react'
import { CloseButton } from '../button/close-button.tsx'
import { TONE_ICONS } from '../tone/index.ts'
import styles from './toast-region.module.css'

export type ToastTone = 'success' | 'info' | 'error'

export interface Toast {
  readonly id: string
  readonly message: string
  readonly tone: ToastTone
}

export interface ToastRegionProps {
  readonly toasts: readonly Toast[]
  readonly onDismiss: (id: string) => void
}

/** How long a toast is shown, in ms (second document §9). */
const DURATION_MS = 4000
const ICONS = { success: TONE_ICONS.success, info: TONE_ICONS.info, error: TONE_ICONS.danger } as const

/** Toasts, announced politely. They stay while hovered or focused, and are never the only channel. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { t } = useI18n()
  const [isHeld, setHeld] = useState(false)
  return (
    <section
      className={styles.region}
      aria-label={t('ui.toasts')}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <div role="status" className={styles.stack}>
        {toasts.map(toast => (
          <ToastLine
            key={toast.id}
            toast={toast}
            isHeld={isHeld}
            onDismiss={() => {
              setHeld(false)
              onDismiss(toast.id)
            }}
          />
        ))}
      </div>
    </section>
  )
}

interface ToastLineProps {
  readonly toast: Toast
  readonly isHeld: boolean
  readonly onDismiss: () => void
}

function ToastLine({ toast, isHeld, onDismiss }: ToastLineProps) {
  const { t } = useI18n()
  const Icon = ICONS[toast.tone]
  // biome-ignore lint/correctness/useExhaustiveDependencies: a parent that draws again must not restart the clock
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(onDismiss, DURATION_MS)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id])
  return (
    <div className={`${styles.toast} ${styles[toast.tone]}`}>
      <Icon size={20} className={styles.icon} />
      <p className={styles.text}>{toast.message}</p>
      <CloseButton label={t('ui.dismiss')} className={styles.dismiss} onClick={onDismiss} />
    </div>
  )
}
