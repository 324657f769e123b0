import { type Locale, useI18n } from '@parvis/shared-kernel/i18n'
import styles from './language-switch.module.css'

export interface LanguageSwitchProps {
  readonly locale: Locale
  readonly available: readonly Locale[]
  readonly onChoose: (locale: Locale) => void
}

/** Each language by its own name, with the current one marked. Renders nothing when there is only one. */
export function LanguageSwitch({ locale, available, onChoose }: LanguageSwitchProps) {
  const { t } = useI18n()
  if (available.length < 2) return null
  return (
    <fieldset className={styles.switch}>
      <legend className="parvis-hidden">{t('ui.language')}</legend>
      {available.map(one => (
        <button
          key={one}
          type="button"
          lang={one}
          className={styles.language}
          aria-pressed={one === locale}
          aria-label={`${one.toUpperCase()} – ${t(`ui.language.${one}`)}`}
          onClick={() => onChoose(one)}
        >
          {one.toUpperCase()}
        </button>
      ))}
    </fieldset>
  )
}
