import { useI18n } from '@parvis/shared-kernel/i18n'
import { useChunk } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import { PageSkeleton } from '@parvis/shared-kernel/ui'
import { use, useEffect, useState } from 'react'
import { AnnounceHolder } from '../layout/screen-title.ts'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { ShellLink } from '../routing/shell-link.tsx'
import type { ProviderReturn } from '../session/sign-in.ts'
import type { ProviderRefusal } from './provider-refusal.ts'
import { TitledPage } from './titled-page.tsx'

interface ProviderReturnScreenProps {
  readonly finish: () => Promise<ProviderReturn>
  readonly goOn: (to: string, state: unknown) => void
}

const UNKNOWN: ProviderRefusal = {
  kind: 'refused',
  code: 'default',
  said: '',
  error: null,
  returnTo: PAGES.rights,
}

const failureDialog = lazyChunk(() =>
  import(/* webpackChunkName: "session-dialog" */ './provider-failure.tsx').then(
    module => module.ProviderFailure,
  ),
)

/** Return page of the identity provider: opens the session, or explains why not. */
export function ProviderReturnScreen({ finish, goOn }: ProviderReturnScreenProps) {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  const announce = use(AnnounceHolder)
  const [result, setResult] = useState<ProviderReturn | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer of the provider may be used once only.
  useEffect(() => {
    finish().then(setResult, () => setResult(UNKNOWN))
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: one leaves once, when signed in.
  useEffect(() => {
    if (result?.kind !== 'signed-in') return
    if (result.isEmailProven)
      announce({ kind: 'toast', tone: 'success', message: t('shell.authReturn.emailProven') })
    goOn(result.to, result.state)
  }, [result])
  if (!result || result.kind === 'signed-in') return <PageSkeleton />
  return result.kind === 'refused' ? <Failed refusal={result} goOn={goOn} /> : <HandedOver />
}

interface FailedProps {
  readonly refusal: ProviderRefusal
  readonly goOn: (to: string, state: unknown) => void
}

/** Behind the dialog that explains: same title, and a link back in case the dialog cannot load. */
function Failed({ refusal, goOn }: FailedProps) {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  const dialog = useChunk(failureDialog)
  return (
    <TitledPage title={t('shell.authError.title')} isError>
      <p>
        <ShellLink to={refusal.returnTo}>{t('shell.authError.back')}</ShellLink>
      </p>
      {dialog.state === 'ready' ? <dialog.data refusal={refusal} goOn={goOn} /> : null}
    </TitledPage>
  )
}

/** This window signed in for another one, which continues on its own. */
function HandedOver() {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  useEffect(() => window.close(), [])
  return (
    <TitledPage title={t('shell.authReturn.handedOver.title')}>
      <p>{t('shell.authReturn.handedOver.text')}</p>
    </TitledPage>
  )
}
