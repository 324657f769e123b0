import type { Locale } from '@parvis/shared-kernel/i18n'
import { useState } from 'react'
import { LanguageSwitch } from './index.ts'

export default { title: 'Core / Language switch' }

export const FrenchAndEnglish = () => {
  const [locale, setLocale] = useState<Locale>('fr')
  return <LanguageSwitch locale={locale} available={['fr', 'en']} onChoose={setLocale} />
}
