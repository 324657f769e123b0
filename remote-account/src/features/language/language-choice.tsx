import { patchLanguage } from '@parvis/shared-kernel/api'
import { type Locale, useI18n } from '@parvis/shared-kernel/i18n'
import { useFailureSentence, useMutation, useRemote } from '@parvis/shared-kernel/remote'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import { Banner, RadioCards } from '@parvis/shared-kernel/ui'
import { en } from '../../messages/en.ts'
import type { AccountMessageId } from '../../messages/fr.ts'
import { fr } from '../../messages/fr.ts'
import { SettingsSection } from '../../settings-section/settings-section.tsx'

const NAMES = { fr: 'language.fr', en: 'language.en' } as const satisfies Record<Locale, AccountMessageId>
// Said in the language that was chosen, not in the one that is left.
const DONE: Readonly<Record<Locale, string>> = { fr: fr['language.done'], en: en['language.done'] }

/** The language of the portal and of the city's messages: in force at once, by a patch of its own. */
export function LanguageChoice({ subscriber }: { readonly subscriber: Subscriber }) {
  const { api, announce, config } = useRemote()
  const { t, locale } = useI18n<AccountMessageId>()
  const change = useMutation({
    mutationFn: (chosen: Locale) => patchLanguage(api, chosen),
    onSuccess: (_, chosen) => {
      announce({ kind: 'locale-chosen', locale: chosen })
      announce({ kind: 'subscriber-changed' })
      announce({ kind: 'toast', tone: 'success', message: DONE[chosen] })
    },
  })
  const sentence = useFailureSentence(change.error)
  if (config.languages.length < 2) return null
  const known = config.languages.find(language => language === subscriber.lang) ?? locale
  return (
    <SettingsSection title={t('language.title')} text={t('language.text')}>
      <RadioCards
        label={t('language.label')}
        isLabelHidden
        columns={2}
        options={config.languages.map(language => ({
          value: language,
          label: <span lang={language}>{t(NAMES[language])}</span>,
        }))}
        value={change.isPending ? change.variables : known}
        onChange={chosen => change.mutate(chosen)}
      />
      {change.isError && (
        <Banner tone="danger" live="alert" title={t('language.failed')}>
          {sentence}
        </Banner>
      )}
    </SettingsSection>
  )
}
