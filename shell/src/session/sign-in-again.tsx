import { ApiError } from '@parvis/shared-kernel/errors'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import { matchRoute, useErrorSentence, useFailureSentence } from '@parvis/shared-kernel/remote'
import { Banner, Button, Link, Note, Stack, TextInput } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import type { SessionMessageId } from '../messages/session.fr.ts'
import { endSession } from './end-session.ts'
import type { SessionDialogProps } from './session-dialog-props.ts'
import { leaveForProvider, type ProviderReturn, signInWithPassword } from './sign-in.ts'
import { type AsideSignIn, signInAside } from './sign-in-aside.ts'
import { Curtain } from './top-layer.tsx'

/** Pages whose act ends the session, which say what comes next; neither needs one. */
const ENDS = [{ pattern: PAGES.erasure }, { pattern: PAGES.recover }]

/**
 * The session ended while a screen was open, because its time was over or the city refused it (second document §4).
 * Signing in here, the same way as before, keeps everything typed. Until then the page is hidden, because its owner
 * may be away.
 */
export function SignInAgain(props: SessionDialogProps) {
  const { sessionStore, place } = props
  const hasItsOwnEnd = matchRoute(ENDS, place.pathname) !== null
  useEffect(() => {
    if (hasItsOwnEnd) sessionStore.close()
  }, [hasItsOwnEnd, sessionStore])
  if (hasItsOwnEnd) return null
  return (
    <>
      <Curtain />
      {sessionStore.get().owner?.isOfProvider ? <ByProvider {...props} /> : <ByPassword {...props} />}
    </>
  )
}

function ByPassword({ dependencies, sessionStore, store }: SessionDialogProps) {
  const { t } = useI18n<SessionMessageId>()
  const formId = useId()
  const { subscriber } = store.getState()
  const [login, setLogin] = useState(subscriber.kind === 'known' ? subscriber.subscriber.email : '')
  const [password, setPassword] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [isBlank, setIsBlank] = useState(false)
  const [failure, setFailure] = useState<unknown>(null)
  const sentence = useFailureSentence(failure)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    const hasBlank = login.trim() === '' || password === ''
    setIsBlank(hasBlank)
    setFailure(null)
    if (hasBlank) return
    setIsBusy(true)
    const result = await signInWithPassword(dependencies, login, password).catch((error: unknown) => ({
      error,
    }))
    setIsBusy(false)
    if ('error' in result) setFailure(result.error)
    else if (!result.signedIn) setFailure(new ApiError(result.failure))
  }
  const error = isBlank ? t('session.again.blank') : sentence
  return (
    <Frame
      sessionStore={sessionStore}
      onLeave={() => void endSession(dependencies)}
      action={
        <Button type="submit" form={formId} variant="primary" isBusy={isBusy}>
          {t('session.expired.signIn')}
        </Button>
      }
    >
      <form id={formId} onSubmit={event => void submit(event)} noValidate>
        <Stack>
          {error ? (
            <Banner tone="danger" live="alert">
              {error}
            </Banner>
          ) : null}
          <TextInput
            type="email"
            name="username"
            label={t('session.again.email')}
            value={login}
            onChange={setLogin}
            autoComplete="username"
            spellCheck={false}
          />
          <TextInput
            type="password"
            name="password"
            label={t('session.again.password')}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
          {/* In another window, as a provider: this page keeps what was typed. */}
          <p>
            <Link href={PAGES.forgotPassword} isExternal>
              {t('session.again.forgotten')}
            </Link>
          </p>
        </Stack>
      </form>
    </Frame>
  )
}

function ByProvider({ dependencies, sessionStore, store, place }: SessionDialogProps) {
  const { t } = useI18n<SessionMessageId>()
  const { config } = store.getState()
  const { name } = config.identityProvider
  const [isWaiting, setIsWaiting] = useState(false)
  const [isFinishing, setIsFinishing] = useState(false)
  const [failed, setFailed] = useState<Extract<ProviderReturn, { kind: 'refused' }> | null>(null)
  const aside = useRef<AsideSignIn | null>(null)
  useEffect(() => () => aside.current?.stop(), [])
  const sentence = useErrorSentence(failed && { id: `authorization.${failed.code}` })
  const start = async () => {
    setFailed(null)
    aside.current?.stop()
    aside.current = signInAside(dependencies, config, () => setIsFinishing(true))
    const destination = { returnTo: `${place.pathname}${place.search}`, hash: null }
    if (!aside.current) return leaveForProvider(dependencies, config, destination)
    setIsWaiting(true)
    const result = await aside.current.finished.finally(() => setIsFinishing(false))
    setIsWaiting(false)
    if (result.kind === 'refused') setFailed(result)
  }
  const tell = () =>
    setFailed({ kind: 'refused', code: 'default', said: '', error: null, returnTo: place.pathname })
  return (
    <Frame
      sessionStore={sessionStore}
      onLeave={() => void endSession(dependencies)}
      action={
        <Button variant="primary" isBusy={isFinishing} onClick={() => void start().catch(tell)}>
          {t('session.again.provider', { name })}
        </Button>
      }
    >
      <p role="status">
        {isWaiting ? t('session.again.waiting') : t('session.again.provider.hint', { name })}
      </p>
      {sentence ? (
        <Banner tone="danger" live="alert">
          {`${sentence} ${failed?.said ?? ''}`}
        </Banner>
      ) : null}
    </Frame>
  )
}

interface FrameProps extends Pick<SessionDialogProps, 'sessionStore'> {
  readonly action: ReactNode
  readonly onLeave: () => void
  readonly children: ReactNode
}

function Frame({ sessionStore, action, onLeave, children }: FrameProps) {
  const { t } = useI18n<SessionMessageId>()
  const isExpired = sessionStore.get().state.kind === 'expired'
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      isDismissable={false}
      title={t(isExpired ? 'session.expired.title' : 'session.closed.title')}
      onClose={onLeave}
      footer={
        <>
          {action}
          <Button onClick={onLeave}>{t('session.again.leave')}</Button>
        </>
      }
    >
      <p>{t(isExpired ? 'session.again.text' : 'session.closed.text')}</p>
      {children}
      <Note>{t('session.again.leave.hint')}</Note>
    </Dialog>
  )
}
