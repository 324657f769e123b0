import { patchLanguage } from '@parvis/shared-kernel/api'
import { failureTitle } from '@parvis/shared-kernel/errors'
import type { Locale } from '@parvis/shared-kernel/i18n'
import { useMutation, useRemote } from '@parvis/shared-kernel/remote'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { RadioCards } from '@parvis/shared-kernel/ui'
import { useState } from 'react'
import { FailureBanner } from '../../failures/failure-banner.tsx'
import { SettingsSection } from '../../settings-section/settings-section.tsx'
import { useMessages } from '../../use-messages.ts'

/** Language of the portal and of the city's messages; saved at once, by its own patch. */
export function LanguageChoice({ subscriber }: { readonly subscriber: Subscriber }) {
  const { api, announce, config } = useRemote()
  const { t, locale } = useMessages()
  const [chosen, setChosen] = useState<Locale | null>(null)
  const change = useMutation({
    mutationFn: (language: Locale) => patchLanguage(api, language),
    onError: () => setChosen(null),
    onSuccess: (_, language) => {
      announce({ kind: 'locale-chosen', locale: language })
      announce({ kind: 'subscriber-changed' })
      // Announced in the newly chosen language.
      announce({ kind: 'toast', tone: 'success', message: t(`language.done.${language}`) })
    },
  })
  if (config.languages.length < 2) return null
  const known = config.languages.find(language => language === subscriber.lang) ?? locale
  const choose = (language: Locale) => {
    setChosen(language)
    change.mutate(language)
  }
  return (
    <SettingsSection title={t('language.title')} text={t('language.text')}>
      <RadioCards
        label={t('language.label')}
        isLabelHidden
        columns={2}
        options={config.languages.map(language => ({
          value: language,
          label: <span lang={language}>{t(`language.${language}`)}</span>,
        }))}
        value={chosen ?? known}
        onChange={choose}
      />
      <FailureBanner title={t(failureTitle(change.error, 'language.failed'))} error={change.error} />
    </SettingsSection>
  )
}
