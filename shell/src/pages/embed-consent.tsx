import { grantEmbed } from '@parvis/shared-kernel/api'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useFailureSentence } from '@parvis/shared-kernel/remote'
import { Banner, Button, PageSkeleton } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useScreenTitle } from '../layout/screen-title.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import { ShellLink } from '../routing/shell-link.tsx'
import type { SessionDependencies } from '../session/session-dependencies.ts'
import { type EmbedWish, hostOf, isAllowed, isAskedByOrigin, wishOf } from './embed-consent.model.ts'
import styles from './page.module.css'

interface EmbedConsentProps {
  readonly dependencies: SessionDependencies
  readonly config: CityConfig
  readonly search: string
  /** Opens signing in, which returns here. */
  readonly signIn: () => void
}

/** `/embed/connexion`: another site's page opened this window to show the citizen's account. */
export function EmbedConsent({ dependencies, config, search, signIn }: EmbedConsentProps) {
  const wish = wishOf(search)
  // Computed once: the referrer does not change, and the stored proof is removed with the session.
  const [isAsked] = useState(
    () => wish !== null && isAskedByOrigin(wish, document.referrer, dependencies.area),
  )
  const { owner } = useSyncExternalStore(dependencies.keeper.subscribe, dependencies.keeper.get)
  const isOpen = wish !== null && isAllowed(config, wish) && isAsked
  const isSignInDue = isOpen && owner === null
  // biome-ignore lint/correctness/useExhaustiveDependencies: one leaves once.
  useEffect(() => {
    if (isSignInDue) signIn()
  }, [isSignInDue])
  if (wish === null || !isAllowed(config, wish)) return <Refused city={config.name} />
  if (!isAsked) return <Unasked host={hostOf(wish)} />
  return isSignInDue ? (
    <PageSkeleton />
  ) : (
    <Question dependencies={dependencies} city={config.name} wish={wish} />
  )
}

interface QuestionProps {
  readonly dependencies: SessionDependencies
  readonly city: string
  readonly wish: EmbedWish
}

function Question({ dependencies, city, wish }: QuestionProps) {
  const { t } = useI18n<PageMessageId>()
  const [answer, setAnswer] = useState<'granted' | 'canceled' | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const sentence = useFailureSentence(failure)
  const host = hostOf(wish)
  const grant = async () => {
    setIsBusy(true)
    setFailure(null)
    try {
      await grantEmbed(dependencies.api, wish)
      setAnswer('granted')
    } catch (error) {
      setFailure(error)
    } finally {
      setIsBusy(false)
    }
  }
  if (answer) return <Answered answer={answer} host={host} />
  return (
    <Told title={t('shell.embed.title')} isTroubled={failure !== null}>
      <p>{t('shell.embed.wish', { host, city })}</p>
      <ul className={styles.points}>
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
      <div className={styles.actions}>
        <Button variant="primary" isBusy={isBusy} onClick={() => void grant()}>
          {t('shell.embed.continue')}
        </Button>
        <Button disabled={isBusy} onClick={() => setAnswer('canceled')}>
          {t('shell.embed.cancel')}
        </Button>
      </div>
    </Told>
  )
}

function Answered({ answer, host }: { readonly answer: 'granted' | 'canceled'; readonly host: string }) {
  const { t } = useI18n<PageMessageId>()
  // A browser may refuse to close a window separated from its opener: the text stays.
  useEffect(() => window.close(), [])
  return (
    <Told title={t(`shell.embed.${answer}.title`)}>
      <p>{t(`shell.embed.${answer}.text`, { host })}</p>
    </Told>
  )
}

function Refused({ city }: { readonly city: string }) {
  const { t } = useI18n<PageMessageId>()
  return (
    <Told title={t('shell.embed.refused.title')} isTroubled>
      <p>{t('shell.embed.refused.text', { city })}</p>
      <ToPortal />
    </Told>
  )
}

function Unasked({ host }: { readonly host: string }) {
  const { t } = useI18n<PageMessageId>()
  return (
    <Told title={t('shell.embed.unasked.title')} isTroubled>
      <p>{t('shell.embed.unasked.text', { host })}</p>
      <ToPortal />
    </Told>
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

interface ToldProps {
  readonly title: string
  readonly isTroubled?: boolean
  readonly children: ReactNode
}

function Told({ title, isTroubled = false, children }: ToldProps) {
  useScreenTitle(title, isTroubled)
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      {children}
    </section>
  )
}
