import type { GlobalProvider } from '@ladle/react'
import { useEffect, useState } from 'react'
import '../src/ui/styles/index.css'
import { I18nProvider, type Locale, loadKitMessages } from '../src/i18n/index.ts'
import { uploadsEn } from '../src/messages/uploads.en.ts'
import { uploadsFr } from '../src/messages/uploads.fr.ts'
import { LanguageSwitch } from '../src/ui/index.ts'
import { applyTheme, themeFromCity } from '../src/ui/theme/index.ts'

/** Two cities with contrasting themes: a component must look right in both. */
const CITIES = {
  Valmont: { primaryColour: '#14566b', radius: 10 },
  'Port-Sable': { primaryColour: '#b4402e', radius: 2, font: 'serif' },
} as const

const config = { currency: 'EUR', timeZone: 'Europe/Paris' }
const MESSAGES = { fr: uploadsFr, en: uploadsEn }
const startOf = new URLSearchParams(window.location.search)

/** Wraps every story in a language, a city and a colour scheme. `?lang=en&city=Port-Sable&theme=dark` selects them. */
export const Provider: GlobalProvider = ({ children, globalState }) => {
  const [locale, setLocale] = useState<Locale>(startOf.get('lang') === 'en' ? 'en' : 'fr')
  const [city, setCity] = useState<keyof typeof CITIES>(
    startOf.get('city') === 'Port-Sable' ? 'Port-Sable' : 'Valmont',
  )
  const { theme, mode } = globalState
  const [spoken, setSpoken] = useState<Locale | null>(null)
  useEffect(() => {
    void loadKitMessages(locale).then(() => setSpoken(locale))
  }, [locale])
  useEffect(() => {
    document.documentElement.lang = locale
    applyTheme(document.documentElement, themeFromCity(CITIES[city]), theme === 'auto' ? null : theme)
  }, [locale, city, theme])
  if (!spoken) return null
  return (
    <I18nProvider locale={spoken} messages={MESSAGES[spoken]} config={config}>
      {mode !== 'preview' && (
        <div style={{ display: 'flex', gap: 16, alignItems: 'center', paddingBlockEnd: 16 }}>
          <LanguageSwitch locale={locale} available={['fr', 'en']} onChoose={setLocale} />
          <select
            aria-label="City"
            value={city}
            onChange={event => setCity(event.target.value as keyof typeof CITIES)}
          >
            {Object.keys(CITIES).map(name => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </div>
      )}
      <div style={{ padding: mode === 'preview' ? 16 : 0 }}>{children}</div>
    </I18nProvider>
  )
}
