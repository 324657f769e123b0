import { type ErrorCode, failureOf } from '@parvis/shared-kernel/errors'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useErrorSentence, useFailureSentence } from '@parvis/shared-kernel/remote'
import { Button } from '@parvis/shared-kernel/ui'
import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import type { ShellMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'
import type { ProviderRefusal } from './provider-refusal.ts'

/** Codes about the sign-in link: not the provider's fault. */
const LINK_CODES: readonly (ErrorCode | null)[] = [
  'LinkExpired',
  'ProviderAccountMissMatch',
  'AlreadyProviderAccountWithEmail',
]

interface ProviderFailureProps {
  readonly refusal: ProviderRefusal
  readonly goOn: (to: string, state: unknown) => void
}

/** Second document §8: the sentence of the error, and the server's own message. */
export function ProviderFailure({ refusal, goOn }: ProviderFailureProps) {
  const { t } = useI18n<PageMessageId | ShellMessageId>()
  const { code, said, error, returnTo } = refusal
  const failure = failureOf(error)
  const isOfLink = failure?.kind === 'api' && LINK_CODES.includes(failure.code)
  // The provider succeeded and a later step failed, which has its own message.
  const isOurs = isOfLink || failure?.kind === 'network'
  const ofCode = useErrorSentence({ id: `authorization.${code}` })
  const ofCity = useFailureSentence(isOurs ? error : null)
  // A cancelled sign-in has its own text; the provider's message is technical.
  const isCanceled = code === 'access_denied' && error === null
  const message = failure?.kind === 'api' && !isOurs ? failure.message : said
  const close = () => (isOfLink ? goOn(`${PAGES.rights}?sign=1`, null) : goOn(returnTo, null))
  return (
    <Dialog
      isOpen
      size="small"
      role="alertdialog"
      title={t(isCanceled ? 'shell.authError.canceled' : 'shell.authError.title')}
      onClose={close}
      footer={
        <Button variant="primary" onClick={close}>
          {t(isOfLink ? 'shell.authError.email' : 'shell.authError.retry')}
        </Button>
      }
    >
      <p role="alert">{isOurs ? ofCity : ofCode}</p>
      {message && !isCanceled ? <p>{t('shell.authError.said', { message })}</p> : null}
    </Dialog>
  )
}
