import { useI18n } from '@parvis/shared-kernel/i18n'
import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import type { IconType } from '../icon/index.ts'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import styles from './button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { Spinner } from './spinner.tsx'

export interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  /** Names the action, with the amount if it costs: "Payer 30,00 €". */
  readonly children: ReactNode
  readonly icon?: IconType | undefined
  readonly iconEnd?: IconType | undefined
  /** Busy: keeps place, label and focus, and ignores presses. */
  readonly isBusy?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

export function Button(props: ButtonProps) {
  const {
    children,
    icon: Icon,
    iconEnd: IconEnd,
    isBusy = false,
    variant,
    size,
    isWide,
    onClick,
    ...rest
  } = props
  const { t } = useI18n()
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // The second click of a double click is ignored: the first may have completed by then.
    if (isBusy || event.detail > 1) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, isWide })}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : Icon && <Icon className={styles.icon} />}
      <span>{children}</span>
      {IconEnd && <IconEnd className={styles.icon} />}
      {isBusy && <VisuallyHidden>{t('ui.busy')}</VisuallyHidden>}
    </button>
  )
}
