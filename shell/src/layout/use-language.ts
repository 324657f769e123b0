import { type Locale, useI18n } from '@parvis/shared-kernel/i18n'
import { storeLocale } from '@parvis/shared-kernel/i18n/locale'
import { useCallback, useEffect } from 'react'
import type { PortalProps } from '../portal-props.ts'
import { loadMessages } from '../words.ts'

/** Applies the language chosen in the header or in a remote, and remembers it. Returns the setter. */
export function useLanguage({ store, bus, report }: PortalProps): (chosen: Locale) => void {
  const { t } = useI18n()
  useEffect(
    () =>
      bus.listen(event => {
        if (event.kind !== 'locale-chosen') return
        const { locale } = event
        loadMessages(locale).then(
          words => {
            storeLocale({ setItem: (key, value) => localStorage.setItem(key, value) }, locale)
            store.setState({ locale, words })
          },
          (error: unknown) => {
            report(error, 'shell')
            bus.announce({ kind: 'toast', tone: 'error', message: t('ui.failure.network') })
          },
        )
      }),
    [store, bus, report, t],
  )
  return useCallback(locale => bus.announce({ kind: 'locale-chosen', locale }), [bus])
}
