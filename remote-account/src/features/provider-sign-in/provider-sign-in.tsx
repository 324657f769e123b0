import { useRemote } from '@parvis/shared-kernel/remote'
import { Banner, Link, Note, Stack } from '@parvis/shared-kernel/ui'
import type { AccountMessageId } from '../../messages/fr.ts'
import {
  type DepartureFailure,
  departureFailure,
  type ProviderKind,
  providerKind,
} from '../../provider-button/provider.model.ts'
import { ProviderButton } from '../../provider-button/provider-button.tsx'
import { useProviderDeparture } from '../../provider-button/use-provider-departure.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './provider-sign-in.module.css'

const FRANCE_CONNECT_SITE = 'https://franceconnect.gouv.fr/'

const FAILED = {
  cryptography: { title: 'sign-in.provider.cryptography.title', text: 'sign-in.provider.cryptography.text' },
  other: { title: 'sign-in.provider.failed.title', text: 'sign-in.provider.failed.text' },
} as const satisfies Record<DepartureFailure, { title: AccountMessageId; text: AccountMessageId }>

interface ProviderSignInProps {
  readonly returnTo: string
}

/** The identity provider first, set apart, by its own rules (second document §1). */
export function ProviderSignIn({ returnTo }: ProviderSignInProps) {
  const { session, config } = useRemote()
  const { t } = useMessages()
  const { leave, isLeaving, error } = useProviderDeparture(
    () => session.signInWithProvider(returnTo),
    'leaving for the identity provider',
  )
  const failure = error === null ? null : departureFailure(error)
  const { name, issuer } = config.identityProvider
  const kind = providerKind(name)
  return (
    <section aria-label={name}>
      <Stack>
        <p className={styles.phrase}>
          {kind === 'france-connect'
            ? t('sign-in.provider.france-connect')
            : t('sign-in.provider.plain', { name })}
        </p>
        <div className={styles.action}>
          <ProviderButton
            kind={kind}
            name={name}
            wording={t('sign-in.provider.button')}
            isLeaving={isLeaving}
            onPress={leave}
          />
          <WhatIsIt kind={kind} name={name} issuer={issuer} />
        </div>
        <Note>{t('sign-in.provider.first')}</Note>
        {failure && (
          <Banner tone="danger" live="alert" title={t(FAILED[failure].title, { name })}>
            {t(FAILED[failure].text, { name, phone: config.contact.phone })}
          </Banner>
        )}
      </Stack>
    </section>
  )
}

function WhatIsIt({
  kind,
  name,
  issuer,
}: {
  readonly kind: ProviderKind
  readonly name: string
  readonly issuer: string
}) {
  const { t } = useMessages()
  return (
    <Link
      href={kind === 'france-connect' ? FRANCE_CONNECT_SITE : issuer}
      title={t('sign-in.provider.what-title', { name })}
      isExternal
    >
      {t('sign-in.provider.what', { name })}
    </Link>
  )
}
