import { type Locale, useI18n } from '@parvis/shared-kernel/i18n'
import { storeLocale } from '@parvis/shared-kernel/i18n/locale'
import { useCallback, useEffect } from 'react'
import { loadMessages } from '../load-messages.ts'
import type { PortalProps } from '../portal-props.ts'

/** Applies the language chosen in the header or in a remote, and remembers it. Returns the setter. */
export function useLanguage({ store, bus, report }: PortalProps): (chosen: Locale) => void {
  const { t } = useI18n()
  useEffect(
    () =>
      bus.listen(event => {
        if (event.kind !== 'locale-chosen') return
        const { locale } = event
        loadMessages(locale).then(
          messages => {
            storeLocale({ setItem: (key, value) => localStorage.setItem(key, value) }, locale)
            store.setState({ locale, messages })
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
