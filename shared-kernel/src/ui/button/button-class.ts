import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  /** One primary per screen: its most common action. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'medium' | 'small' | undefined
  /** Fills its column (always so in a phone's action bar). */
  readonly isWide?: boolean | undefined
}

/** Classes of a button for elements rendered elsewhere, e.g. the router's link. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  isWide = false,
}: ButtonLook = {}): string {
  return [styles.button, styles[variant], styles[size], isWide && styles.wide].filter(Boolean).join(' ')
}
