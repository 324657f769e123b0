import { useI18n } from '@parvis/shared-kernel/i18n'
import type { RemoteContext } from '@parvis/shared-kernel/remote'
import { Button, ButtonLink, Cluster, Heading, Stack } from '@parvis/shared-kernel/ui'
import type { CityConfig } from '@parvis/shared-kernel/wire'
import { useEffect, useState } from 'react'
import type { EmbedMessageId } from '../messages/embed.fr.ts'
import type { EmbedCity } from './embed-city.ts'
import { openSignIn, prepareSignIn } from './open-sign-in.ts'
import { OverDialog } from './over-dialog.tsx'

interface SignInPanelProps {
  readonly city: EmbedCity
  readonly config: CityConfig
  /** Path of the part, for the portal link. */
  readonly path: string
  readonly context: RemoteContext
  /** The session ended while a screen was open: the screen is kept until its owner signs in again or leaves. */
  readonly hasEnded: boolean
  /** The element's root, which contains the part's dialogs. */
  readonly place: HTMLElement
}

type Attempt = 'none' | 'waiting' | 'failed'

/**
 * Sign-in before a subscriber's screen: passwords are typed only in the portal's own window. If the city does not trust
 * this page with its citizens' data, links to the portal instead.
 */
export function SignInPanel({ city, config, path, context, hasEnded, place }: SignInPanelProps) {
  const { t } = useI18n<EmbedMessageId>()
  const [attempt, setAttempt] = useState<Attempt>('none')
  const [isOver] = useState(() => place.querySelector('[role="dialog"], [role="alertdialog"]') !== null)
  const mayShow = (config.embedOrigins ?? []).some(
    ({ origin, signIn }) => signIn && origin === window.location.origin,
  )
  const kind = (hasEnded && 'again') || (mayShow ? 'signIn' : 'elsewhere')
  const title = t(`embed.${kind}.title`)
  const { announce, session } = context
  useEffect(() => {
    // A kept screen has announced its own title, and comes back under it.
    if (!hasEnded) announce({ kind: 'screen', title })
  }, [announce, hasEnded, title])
  useEffect(() => void prepareSignIn(), [])
  const signIn = () => {
    setAttempt('waiting')
    openSignIn(city).then(
      outcome => setAttempt(outcome === 'signed-in' ? 'none' : outcome),
      () => setAttempt('failed'),
    )
  }
  const leave = () => void session.signOut()
  const actions = (
    <>
      {mayShow && (
        <Button variant="primary" onClick={signIn}>
          {t('embed.signIn.button')}
        </Button>
      )}
      {hasEnded ? (
        <Button variant="quiet" onClick={leave}>
          {t('embed.again.leave')}
        </Button>
      ) : (
        <ButtonLink href={`${city.portal}${path}`} variant={mayShow ? 'quiet' : 'primary'}>
          {t('embed.openPortal')}
        </ButtonLink>
      )}
    </>
  )
  const explanation = t(`embed.${kind}.explanation`)
  const progress = <p role="status">{attempt !== 'none' && t(`embed.signIn.${attempt}`)}</p>
  const panel = (
    <Stack gap={4}>
      <Heading level={1}>{title}</Heading>
      <p role={hasEnded ? 'alert' : undefined}>{explanation}</p>
      <Cluster gap={4}>{actions}</Cluster>
      {progress}
    </Stack>
  )
  if (!isOver) return panel
  return (
    <OverDialog place={place} title={title} actions={actions} onLeave={leave} panel={panel}>
      <p>{explanation}</p>
      {progress}
    </OverDialog>
  )
}
