import { useI18n } from '@parvis/shared-kernel/i18n'
import { Spinner } from '@parvis/shared-kernel/ui/button'
import { LogInIcon } from '@parvis/shared-kernel/ui/icon'
import { VisuallyHidden } from '@parvis/shared-kernel/ui/visually-hidden'
import type { ProviderKind } from './provider.model.ts'
import styles from './provider-button.module.css'

interface ProviderButtonProps {
  readonly kind: ProviderKind
  readonly name: string
  /** Text before the provider's name, when the provider prescribes none. */
  readonly wording: string
  readonly isLeaving: boolean
  readonly onPress: () => void
}

/**
 * The provider's button. FranceConnect prescribes its wording (in French whatever the page's language), its colours and
 * a minimum size of 245 × 60 px; the drawing is ours.
 */
export function ProviderButton({ kind, name, wording, isLeaving, onPress }: ProviderButtonProps) {
  const { t } = useI18n()
  const isFranceConnect = kind === 'france-connect'
  const before = isFranceConnect ? 'S’identifier avec' : wording
  return (
    <button
      type="button"
      className={`${styles.button} ${isFranceConnect ? styles.franceConnect : styles.plain}`}
      lang={isFranceConnect ? 'fr' : undefined}
      aria-busy={isLeaving || undefined}
      aria-disabled={isLeaving || undefined}
      onClick={() => !isLeaving && onPress()}
    >
      {isFranceConnect ? <FranceConnectMark /> : <LogInIcon />}
      <span className={styles.text}>
        <span className={styles.before}>{before} </span>
        <span className={styles.name}>{name}</span>
      </span>
      {isLeaving && (
        <span className={styles.busy}>
          <Spinner />
          <VisuallyHidden>{t('ui.busy')}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}

/** A person inside a three-coloured ring: not the official mark, which only the State may grant. */
function FranceConnectMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 44 44" fill="none" aria-hidden="true" focusable="false">
      <path d="M10.6 33.4A16 16 0 0 1 22 6" stroke="#8f9bff" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M22 6a16 16 0 0 1 14.6 9.5" stroke="#fff" strokeWidth="3.4" strokeLinecap="round" />
      <path d="M36.6 15.5A16 16 0 0 1 33.4 33.4" stroke="#ff5c67" strokeWidth="3.4" strokeLinecap="round" />
      <circle cx="22" cy="19.4" r="5.4" fill="#fff" />
      <path
        d="M11.6 37.4c.9-6 5-9.4 10.4-9.4s9.5 3.4 10.4 9.4c-3 2-6.6 3-10.4 3s-7.4-1-10.4-3Z"
        fill="#fff"
      />
    </svg>
  )
}
