import { grantEmbed } from '@parvis/shared-kernel/api'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { Actions, Banner, Button, PageSkeleton } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useEffect, useState, useSyncExternalStore } from 'react'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { ShellLink } from '../routing/shell-link.tsx'
import type { SessionDependencies } from '../session/session-dependencies.ts'
import {
  type EmbedRequest,
  embedRequestOf,
  hostOf,
  isAllowed,
  isAskedByOrigin,
} from './embed-consent.model.ts'
import { TitledPage } from './titled-page.tsx'

interface EmbedConsentProps {
  readonly dependencies: SessionDependencies
  readonly config: CityConfig
  readonly search: string
  /** Opens signing in, which returns here. */
  readonly signIn: () => void
}

/** `/embed/connexion`: another site's page opened this window to show the citizen's account. */
export function EmbedConsent({ dependencies, config, search, signIn }: EmbedConsentProps) {
  const request = embedRequestOf(search)
  // Computed once: the referrer does not change, and the stored proof is removed with the session.
  const [isAsked] = useState(
    () => request !== null && isAskedByOrigin(request, document.referrer, dependencies.area),
  )
  const { owner } = useSyncExternalStore(dependencies.sessionStore.subscribe, dependencies.sessionStore.get)
  const isOpen = request !== null && isAllowed(config, request) && isAsked
  const isSignInDue = isOpen && owner === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: one leaves once.
  useEffect(() => {
    if (isSignInDue) signIn()
  }, [isSignInDue])
  if (request === null || !isAllowed(config, request)) return <Refused city={config.name} />
  if (!isAsked) return <Unasked host={hostOf(request)} />
  return isSignInDue ? (
    <PageSkeleton />
  ) : (
    <Question dependencies={dependencies} city={config.name} request={request} />
  )
}

interface QuestionProps {
  readonly dependencies: SessionDependencies
  readonly city: string
  readonly request: EmbedRequest
}

function Question({ dependencies, city, request }: QuestionProps) {
  const { t } = useI18n<PageMessageId>()
  const [answer, setAnswer] = useState<'granted' | 'canceled' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const sentence = useFailureSentence(failure)
  const host = hostOf(request)
  const grant = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      await grantEmbed(dependencies.api, request)
      setAnswer('granted')
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  if (answer) return <Answered answer={answer} host={host} />
  return (
    <TitledPage title={t('shell.embed.title')} isError={failure !== null}>
      <p>{t('shell.embed.wish', { host, city })}</p>
      <ul>
        <li>{t('shell.embed.reads', { host })}</li>
        <li>{t('shell.embed.acts')}</li>
        <li>{t('shell.embed.lasts', { host })}</li>
      </ul>
      <p>{t('shell.embed.doubt', { host })}</p>
      {failure ? (
        <Banner tone="danger" live="alert">
          {sentence}
        </Banner>
      ) : null}
      <Actions>
        <Button variant="primary" isBusy={isBusy} onClick={() => void grant()}>
          {t('shell.embed.continue')}
        </Button>
        <Button disabled={isBusy} onClick={() => setAnswer('canceled')}>
          {t('shell.embed.cancel')}
        </Button>
      </Actions>
    </TitledPage>
  )
}

function Answered({ answer, host }: { readonly answer: 'granted' | 'canceled'; readonly host: string }) {
  const { t } = useI18n<PageMessageId>()
  // A browser may refuse to close a window separated from its opener: the text stays.
  useEffect(() => window.close(), [])
  return (
    <TitledPage title={t(`shell.embed.${answer}.title`)}>
      <p>{t(`shell.embed.${answer}.text`, { host })}</p>
    </TitledPage>
  )
}

function Refused({ city }: { readonly city: string }) {
  const { t } = useI18n<PageMessageId>()
  return (
    <TitledPage title={t('shell.embed.refused.title')} isError>
      <p>{t('shell.embed.refused.text', { city })}</p>
      <ToPortal />
    </TitledPage>
  )
}

function Unasked({ host }: { readonly host: string }) {
  const { t } = useI18n<PageMessageId>()
  return (
    <TitledPage title={t('shell.embed.unasked.title')} isError>
      <p>{t('shell.embed.unasked.text', { host })}</p>
      <ToPortal />
    </TitledPage>
  )
}

function ToPortal() {
  const { t } = useI18n<PageMessageId>()
  return (
    <p>
      <ShellLink to={PAGES.home}>{t('shell.embed.portal')}</ShellLink>
    </p>
  )
}
