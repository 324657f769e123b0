import styles from './button.module.css'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

export interface ButtonLook {
  /** One primary a screen: the thing most people came for. */
  readonly variant?: ButtonVariant | undefined
  readonly size?: 'medium' | 'small' | undefined
  /** As wide as its column (always so in a phone's action bar). */
  readonly isWide?: boolean | undefined
}

/** The look of a button for what is not ours to draw, e.g. the router's own link. */
export function buttonClass({
  variant = 'secondary',
  size = 'medium',
  isWide = false,
}: ButtonLook = {}): string {
  return [styles.button, styles[variant], styles[size], isWide && styles.wide].filter(Boolean).join(' ')
}
