import { LOCALE_TAGS, useHost, useI18n } from '@parvis/shared-kernel/i18n'
import { enableShadowDOM } from '@react-stately/flags'
import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'

/** Gives react-aria the portal's language instead of the browser's. */
export function AriaFrame({ children }: { readonly children: ReactNode }) {
  const { locale } = useI18n()
  // Without it react-aria sees only the embed's host element, not focus and presses inside the shadow root.
  if (useHost()) enableShadowDOM()
  return <I18nProvider locale={LOCALE_TAGS[locale]}>{children}</I18nProvider>
}
