import type { AuthorizationErrorCode } from '@parvis/shared-kernel/errors'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useErrorSentence } from '@parvis/shared-kernel/remote'
import { Button, PageSkeleton } from '@parvis/shared-kernel/ui'
import { useEffect, useState } from 'react'
import { useScreenTitle } from '../layout/screen-title.ts'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import type { ProviderReturn } from '../session/sign-in.ts'
import styles from './page.module.css'

interface ProviderReturnScreenProps {
  readonly finish: () => Promise<ProviderReturn>
  readonly onSignedIn: (returnTo: string) => void
  readonly onRetry: () => void
}

/** Where the identity provider sends people back: opens the session, or says in words why it could not. */
export function ProviderReturnScreen({ finish, onSignedIn, onRetry }: ProviderReturnScreenProps) {
  const [failure, setFailure] = useState<{ code: AuthorizationErrorCode; detail: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer of the provider may be used once only.
  useEffect(() => {
    finish().then(
      result => {
        if (result.signedIn) onSignedIn(result.returnTo)
        else setFailure({ code: result.code, detail: detailOf(result.detail) })
      },
      () => setFailure({ code: 'default', detail: '' }),
    )
  }, [])
  return failure ? <ProviderFailure {...failure} onRetry={onRetry} /> : <PageSkeleton />
}

function detailOf(error: { failure: { kind: string; message?: string } } | null): string {
  return error?.failure.kind === 'api' ? (error.failure.message ?? '') : ''
}

function ProviderFailure({
  code,
  detail,
  onRetry,
}: {
  code: AuthorizationErrorCode
  detail: string
  onRetry: () => void
}) {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  const title = t('shell.authError.title')
  useScreenTitle(title, true)
  const sentence = useErrorSentence({ id: `authorization.${code}` })
  return (
    <section className={styles.page}>
      <h1>{title}</h1>
      <p role="alert">{sentence}</p>
      {detail ? <p>{detail}</p> : null}
      <div className={styles.actions}>
        <Button variant="primary" onClick={onRetry}>
          {t('shell.authError.retry')}
        </Button>
      </div>
    </section>
  )
}
