import { useHeadingTag, useHost, useI18n } from '@parvis/shared-kernel/i18n'
import { type ReactNode, useCallback, useId, useState } from 'react'
import { Dialog as AriaDialog } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { AriaFrame } from '../aria-frame/index.ts'
import { CloseButton } from '../button/close-button.tsx'
import { OverlayRoot, useOverlayRoot } from '../overlay-root/index.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly title: ReactNode
  readonly children?: ReactNode
  /** The actions, main one first, as they are shown; stay in sight while the content scrolls. */
  readonly footer?: ReactNode
  /** Small: a question. Medium: a form. Large: a detail, at most 1024 × 768 (second document §9). */
  readonly size?: 'small' | 'medium' | 'large' | undefined
  /** False when an answer is required: no close button, Escape or click outside. */
  readonly isDismissable?: boolean | undefined
  readonly role?: 'dialog' | 'alertdialog' | undefined
}

/** Keeps the focus inside while open and restores it afterwards. Full height on a phone. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    children,
    footer,
    size = 'medium',
    isDismissable = true,
    role = 'dialog',
  } = props
  const { t } = useI18n()
  const root = useOverlayRoot()
  const titleId = useId()
  const [modal, setModal] = useState<HTMLElement | null>(null)
  // react-aria 3.53 hides what is added to a shadow root beside a dialog: in embeds its lists open inside the dialog.
  const background = useHost() ? modal : (root ?? null)
  const Title = useHeadingTag(2)
  const shown = useCallback((element: HTMLElement | null) => {
    setModal(element)
    // After a key that presses, react-aria 3.53 focuses the dialog when all transitions of the page have ended. Until
    // then Escape would close nothing, and a dialog closed by "back" would not return the focus.
    if (!element || element.matches(':focus-within')) return
    element.tabIndex = -1
    element.focus({ preventScroll: true })
  }, [])
  return (
    <AriaFrame>
      <ModalOverlay
        isOpen={isOpen}
        onOpenChange={open => !open && onClose()}
        isDismissable={isDismissable}
        isKeyboardDismissDisabled={!isDismissable}
        // A press beside a form, as the second of a double click on a button that moved, must not lose what was typed.
        shouldCloseOnInteractOutside={() => !modal?.querySelector('form')}
        className={styles.overlay ?? ''}
        {...(root && { UNSTABLE_portalContainer: root })}
      >
        <Modal ref={shown} className={`${styles.modal} ${styles[size]}`}>
          <AriaDialog className={styles.dialog ?? ''} role={role} aria-labelledby={titleId}>
            <header className={styles.header}>
              <Title className={styles.title} id={titleId}>
                {title}
              </Title>
              {isDismissable && (
                <CloseButton label={t('ui.close')} size={20} className={styles.close} onClick={onClose} />
              )}
            </header>
            <div className={styles.content}>
              <OverlayRoot element={background}>{children}</OverlayRoot>
            </div>
            {footer && <footer className={styles.footer}>{footer}</footer>}
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaFrame>
  )
}
